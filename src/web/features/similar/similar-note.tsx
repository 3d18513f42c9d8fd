// Why a game stands among those like another one: what both have, in a line; and the way to see them side by side.
import { Columns2 } from "lucide-react";
import type { Shared } from "#shared/rawg/shared.ts";
import { compareAddress } from "#web/lib/compare-address.ts";
import { LANGUAGE } from "#web/lib/language.ts";
import { t } from "#web/lib/t.ts";
import { genreWords, tagWords } from "#web/lib/term-words.ts";
import { Link } from "#web/ui/link.tsx";
import styles from "./similar-note.module.css";

const TRAITS_MAX = 4;
/** Fewer tags than this tell too little alone. */
const ENOUGH_TAGS = 2;

const listed = new Intl.ListFormat(LANGUAGE, { type: "conjunction" });

/** A kind of game that is a genre as well as a tag is said once. */
function traitsOf({ tags, genres }: Shared): string[] {
  const words = [...tags.map(tagWords), ...(tags.length < ENOUGH_TAGS ? genres.map(genreWords) : [])];
  return [...new Set(words)].slice(0, TRAITS_MAX);
}

function reasonsOf(shared: Shared): string[] {
  const studios = listed.format(shared.developers.map(({ name }) => name));
  const traits = traitsOf(shared);
  return [
    ...(shared.is_same_series ? [t("similar.sameSeries")] : []),
    ...(studios === "" ? [] : [t("similar.byStudio", { studios })]),
    ...(traits.length === 0 ? [] : [t("similar.both", { traits: traits.join(", ") })]),
  ];
}

type Named = { id: number; name: string };
type SimilarNoteProps = { subject: Named; game: Named; shared: Shared | undefined };

export function SimilarNote({ subject, game, shared }: SimilarNoteProps) {
  const reasons = shared === undefined ? [] : reasonsOf(shared);
  return (
    <div className={styles.note}>
      {reasons.length > 0 && <p>{reasons.join(" · ")}</p>}
      <Link
        href={compareAddress([subject.id, game.id])}
        className={styles.compare}
        aria-label={t("similar.compareWith", { name: subject.name, other: game.name })}
      >
        <Columns2 size={16} aria-hidden="true" />
        {t("similar.compare")}
      </Link>
    </div>
  );
}
