// A field that finds one game by its title, to be put wherever the field belongs.
import { Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { CardGame } from "#web/lib/card-game.ts";
import { releaseYear } from "#web/lib/release-date.ts";
import { t } from "#web/lib/t.ts";
import { ProxiedImage } from "#web/ui/proxied-image.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useCombobox } from "#web/ui/use-combobox.ts";
import { usePressOutside } from "#web/ui/use-press-outside.ts";
import { useTitleSearch } from "./use-title-search.ts";
import styles from "./find-game.module.css";

const TEXT_LENGTH_MAX = 200;

export type FindGameProps = {
  /** What is done with the game that is found. */
  label: string;
  /** Games that are there already are not offered: their ids. */
  without: readonly number[];
  onFind: (game: CardGame) => void;
};

export function FindGame({ label, without, onFind }: FindGameProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const [isWanted, setIsWanted] = useState(false);
  const { phase, games, findFirst } = useTitleSearch(text, isWanted, without);
  usePressOutside(box, isWanted, () => setIsWanted(false));
  const take = (game: CardGame | undefined) => {
    if (game === undefined) return;
    setText("");
    combobox.close();
    onFind(game);
  };
  /** What Enter was pressed for, maybe before its answer came: once, and for nothing where something else was typed since. */
  const awaited = useRef("");
  const takeFirst = async () => {
    if (awaited.current === text) return;
    awaited.current = text;
    const first = await findFirst();
    if (awaited.current !== text) return;
    awaited.current = "";
    take(first);
  };
  const combobox = useCombobox({
    keys: games.map((game) => game.id),
    isOpen: phase !== "closed",
    onOpenChange: setIsWanted,
    onChoose: (index) => take(games[index]),
    onSubmit: () => void takeFirst(),
  });
  const words = {
    closed: "",
    searching: t("findGame.searching"),
    empty: t("findGame.none"),
    found: t("findGame.found", { count: games.length }),
  }[phase];
  return (
    <div ref={box} className={styles.box}>
      <label htmlFor={id} className={styles.label}>
        <Plus size={16} aria-hidden="true" /> {label}
      </label>
      <div className={styles.place}>
        <TextField
          {...combobox.fieldProps}
          id={id}
          inputMode="search"
          placeholder={t("findGame.how")}
          maxLength={TEXT_LENGTH_MAX}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            awaited.current = "";
            combobox.resetActive();
            setIsWanted(true);
          }}
        />
        <div role="status" className={phase === "searching" || phase === "empty" ? styles.words : "visually-hidden"}>
          {words}
        </div>
        {phase === "found" && (
          <ul {...combobox.listProps} className={styles.list} aria-label={t("findGame.suggestions")}>
            {games.map((game, index) => (
              <li key={game.id} className={styles.option} {...combobox.optionProps(index)}>
                <ProxiedImage
                  src={game.background_image}
                  preset="search"
                  tone={game.dominant_color}
                  alt=""
                  sizes="4rem"
                  className={styles.picture ?? ""}
                />
                <span className={styles.name}>{game.name}</span>
                <span className={styles.year}>{releaseYear(game.released)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
