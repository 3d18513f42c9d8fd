// The field that adds a game to those that stand side by side, found by its title.
import { Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { CardGame } from "#web/lib/card-game.ts";
import { COMPARED_MAX, compareAddress } from "#web/lib/compare-address.ts";
import { focusMain } from "#web/lib/focus-main.ts";
import { navigate } from "#web/lib/navigation.ts";
import { releaseYear } from "#web/lib/release-date.ts";
import { t } from "#web/lib/t.ts";
import { showNotice } from "#web/state/notices.ts";
import { ProxiedImage } from "#web/ui/proxied-image.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useCombobox } from "#web/ui/use-combobox.ts";
import { usePressOutside } from "#web/ui/use-press-outside.ts";
import { useTitleSearch } from "./use-title-search.ts";
import styles from "./add-game.module.css";

const TEXT_LENGTH_MAX = 200;

/** `ids` are those of the games that are there. */
export function AddGame({ ids }: { ids: readonly number[] }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const [isWanted, setIsWanted] = useState(false);
  const { phase, games } = useTitleSearch(text, isWanted, ids);
  usePressOutside(box, isWanted, () => setIsWanted(false));
  const add = (game: CardGame | undefined) => {
    if (game === undefined) return;
    setText("");
    combobox.close();
    navigate(compareAddress([...ids, game.id]));
    // With the last one the field goes, and the focus that is in it.
    if (ids.length + 1 >= COMPARED_MAX) focusMain();
    showNotice({ key: "compare", text: t("compare.added", { name: game.name }) });
  };
  const combobox = useCombobox({
    keys: games.map((game) => game.id),
    isOpen: phase !== "closed",
    onOpenChange: setIsWanted,
    onChoose: (index) => add(games[index]),
    onSubmit: () => add(games[0]),
  });
  if (ids.length >= COMPARED_MAX) return <p className={styles.full}>{t("compare.full")}</p>;
  const words = {
    closed: "",
    searching: t("compare.searching"),
    empty: t("compare.none"),
    found: t("compare.found", { count: games.length }),
  }[phase];
  return (
    <div ref={box} className={styles.box}>
      <label htmlFor={id} className={styles.label}>
        <Plus size={16} aria-hidden="true" /> {t("compare.add")}
      </label>
      <div className={styles.place}>
        <TextField
          {...combobox.fieldProps}
          id={id}
          inputMode="search"
          placeholder={t("compare.addHow")}
          maxLength={TEXT_LENGTH_MAX}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            combobox.resetActive();
            setIsWanted(true);
          }}
        />
        <div role="status" className={phase === "searching" || phase === "empty" ? styles.words : "visually-hidden"}>
          {words}
        </div>
        {phase === "found" && (
          <ul {...combobox.listProps} className={styles.list} aria-label={t("compare.suggestions")}>
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
