import { Link } from "#web/ui/link.tsx";
import { literalUrl, type SearchPlace, searchUrl } from "./search-url.ts";
import styles from "./search-note.module.css";

/** Says how the words were taken, and leads to the other way. Nothing where they were words from the start. */
export function SearchNote({ text, said, isLiteral }: SearchPlace) {
  if (said !== "") {
    return (
      <p className={styles.note}>
        {text === "" ? "Your words were read as the filters below. " : <Rest text={text} />}
        <Link href={literalUrl(said)}>Search for these very words instead</Link>
      </p>
    );
  }
  if (!isLiteral) return null;
  return (
    <p className={styles.note}>
      Searched for these very words. <Link href={searchUrl(text)}>Read them as filters</Link>
    </p>
  );
}

function Rest({ text }: { text: string }) {
  return (
    <>
      Looked for <bdi>“{text}”</bdi> with the filters below.{" "}
    </>
  );
}
