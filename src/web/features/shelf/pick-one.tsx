import { Dices } from "lucide-react";
import { gameAddress } from "#shared/match-route.ts";
import { navigate, usePlace } from "#web/lib/navigation.ts";
import { t } from "#web/lib/t.ts";
import { Button } from "#web/ui/button.tsx";

/** Opens one of the games, whichever chance says. */
export function PickOne({ ids }: { ids: readonly number[] }) {
  const { pathname } = usePlace();
  const pick = () => {
    const id = ids[Math.floor(Math.random() * ids.length)];
    if (id !== undefined) navigate(gameAddress(id, pathname));
  };
  return (
    <Button disabled={ids.length === 0} onClick={pick}>
      <Dices size={16} aria-hidden="true" />
      {t("shelf.pickOne")}
    </Button>
  );
}
