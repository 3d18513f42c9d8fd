import { PencilLine } from "lucide-react";
import { useState } from "react";
import { t } from "#web/lib/t.ts";
import type { KeptGame } from "#web/state/read-kept-game.ts";
import { useShelf } from "#web/state/shelf/shelf.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LazyEntryEditor } from "./lazy-entry-editor.tsx";
import { starsText } from "./stars.ts";
import styles from "./edit-button.module.css";

/** At the foot of a card: the stars it has, and the way to change them, the note and the dates. */
export function EditButton({ game }: { game: KeptGame }) {
  const [isEditing, setIsEditing] = useState(false);
  const halfStars = useShelf(({ entries }) => entries.get(game.id)?.halfStars?.value ?? 0);
  return (
    <span className={styles.edit}>
      {halfStars > 0 && (
        <span role="img" aria-label={starsText(halfStars)} className={styles.stars}>
          ★ {halfStars / 2}
        </span>
      )}
      <IconButton
        label={t("shelf.editOf", { name: game.name })}
        aria-haspopup="dialog"
        icon={<PencilLine size={18} aria-hidden="true" />}
        onClick={() => setIsEditing(true)}
      />
      {isEditing && <LazyEntryEditor game={game} onClose={() => setIsEditing(false)} />}
    </span>
  );
}
