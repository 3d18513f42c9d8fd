// What a game is to the visitor, on its own page: a button for each mark, and the way to stars, note and dates.
import { ChevronRight, PencilLine } from "lucide-react";
import { useEffect, useState } from "react";
import { ROUTES } from "#shared/routes.ts";
import { MARK_WORDS, MARKS } from "#web/lib/marks.ts";
import { t } from "#web/lib/t.ts";
import type { KeptGame } from "#web/state/read-kept-game.ts";
import { toggleMark, useMark } from "#web/state/shelf/mark-game.ts";
import { lookUpShelf } from "#web/state/shelf/shelf.ts";
import { Link } from "#web/ui/link.tsx";
import { MarkIcon } from "#web/ui/mark-icons.tsx";
import { KeptWords } from "./kept-words.tsx";
import { LazyEntryEditor } from "./lazy-entry-editor.tsx";
import styles from "./mark-bar.module.css";

export function MarkBar({ game }: { game: KeptGame }) {
  const present = useMark(game.id);
  const [isEditing, setIsEditing] = useState(false);
  useEffect(() => void lookUpShelf([game.id]), [game.id]);
  return (
    <div className={styles.bar} role="group" aria-label={t("shelf.title")}>
      {MARKS.map((mark) => (
        <button
          key={mark}
          type="button"
          className={styles.mark}
          aria-pressed={mark === present}
          onClick={() => toggleMark(game, mark)}
        >
          <MarkIcon mark={mark} size={16} />
          {MARK_WORDS[mark]}
        </button>
      ))}
      <button type="button" className={styles.mark} aria-haspopup="dialog" onClick={() => setIsEditing(true)}>
        <PencilLine size={16} aria-hidden="true" />
        {t("shelf.edit")}
      </button>
      <Link href={ROUTES.shelf.path} className={styles.toShelf}>
        {t("shelf.title")}
        <ChevronRight size={16} aria-hidden="true" />
      </Link>
      <KeptWords id={game.id} />
      {isEditing && <LazyEntryEditor game={game} onClose={() => setIsEditing(false)} />}
    </div>
  );
}
