// Says how the words of a search were taken, and leads to the other ways.
import { useQuery } from "@tanstack/react-query";
import { understandQuery } from "#web/api/understand.ts";
import { countOfGames } from "#web/lib/count-games.ts";
import { Link } from "#web/ui/link.tsx";
import { literalUrl, makerUrl, type SearchPlace, searchUrl } from "#web/lib/search-url.ts";
import styles from "./search-note.module.css";

type SearchNoteProps = {
  place: SearchPlace;
  /** How many of the games answer the words that are left, where the others follow them. */
  wished: number | undefined;
  /** Is anything listed? An empty list explains itself. */
  hasGames: boolean;
};

/** Empty where there is but one way to take the words. */
export function SearchNote({ place, wished, hasGames }: SearchNoteProps) {
  const { text, said, isLiteral } = place;
  const typed = said || text;
  const { data } = useQuery({ ...understandQuery(typed), enabled: typed !== "" && !isLiteral });
  if (isLiteral) {
    return (
      <p className={styles.note}>
        Searched for the exact words. <Link href={searchUrl(text)}>Read them as filters</Link>
      </p>
    );
  }
  const [other] = data?.others ?? [];
  if (data?.elsewhere !== undefined && hasGames) {
    return (
      <p className={styles.note}>
        <bdi>“{data.elsewhere}”</bdi> is a game, but it is not in this catalogue. The nearest here:
      </p>
    );
  }
  // The line is there before it is known what it says, so that nothing moves when it does.
  if (said === "") return <p className={styles.note}>{other !== undefined && <OtherReading {...other} />}</p>;
  return (
    <p className={styles.note}>
      {data?.is_about_price === true && "Prices are not known here; a game’s page leads to its stores. "}
      {text === "" ? "Your words were read as the filters below. " : <Rest text={text} wished={wished} />}
      <Link href={literalUrl(said)}>Search for the exact words</Link>
    </p>
  );
}

function OtherReading({ parameter, value, name }: { parameter: string; value: string; name: string }) {
  const label = parameter === "series" ? `all ${name} games` : `games by ${name}`;
  return <Link href={makerUrl({ parameter, value })}>Show {label}</Link>;
}

function Rest({ text, wished }: { text: string; wished: number | undefined }) {
  const words = <bdi>“{text}”</bdi>;
  if (wished === undefined) return <>Looked for {words} with the filters below. </>;
  if (wished === 0) return <>No game here says {words}; these fit the rest. </>;
  return (
    <>
      {countOfGames(wished)} with {words} first, then the others.{" "}
    </>
  );
}
