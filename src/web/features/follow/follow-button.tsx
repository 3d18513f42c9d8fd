// Shows how a list is followed, where that is no part of the page from the start: the code comes with the press.
import { type ComponentType, useState } from "react";
import { ALONE } from "#shared/alone.ts";
import { t } from "#web/lib/t.ts";
import { showNotice } from "#web/state/notices.ts";
import { Button } from "#web/ui/button.tsx";
import type { FollowListProps } from "./follow-list.tsx";

/** The button, and behind it the list's addresses as long as they are wanted. Nothing where there is no server to ask again. */
export function FollowButton(props: FollowListProps) {
  const [shown, setShown] = useState<{ List: ComponentType<FollowListProps> }>();
  if (import.meta.env.MODE === ALONE) return null;
  const toggle = async () => {
    try {
      const { FollowList: List } = await import("./follow-list.tsx");
      setShown((before) => (before === undefined ? { List } : undefined));
    } catch {
      showNotice({ key: "follow", text: t("follow.failed") });
    }
  };
  return (
    <>
      <Button aria-expanded={shown !== undefined} onClick={() => void toggle()}>
        {t("follow.follow")}
      </Button>
      {shown !== undefined && <shown.List {...props} />}
    </>
  );
}
