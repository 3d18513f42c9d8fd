// The options of a group as a list: each can be wanted or ruled out, with the number of games it would leave.
import { LANGUAGE } from "#web/lib/language.ts";
import { t } from "#web/lib/t.ts";
import { Ban, Search } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Match } from "#shared/catalogue/filters.ts";
import { parameterOf } from "#web/lib/catalogue-view.ts";
import { containing } from "#web/lib/contains-words.ts";
import { wordForGames } from "#web/lib/word-for-games.ts";
import { type FilterValues, listName, withValue } from "#web/lib/filter-values.ts";
import type { FilterFormProps } from "./filter-form.ts";
import type { GroupField, GroupOption } from "./filter-groups.ts";
import { useRowKeys } from "./use-row-keys.ts";
import styles from "./option-list.module.css";

/** A list longer than this has a field to find an option in it. */
const SHORT_LIST = 12;

const number = new Intl.NumberFormat(LANGUAGE);

type OptionListProps = Pick<FilterFormProps, "filters" | "onChange"> & {
  id: string;
  field: GroupField;
  options: readonly GroupOption[];
  chosen: Readonly<Record<Match, readonly string[]>>;
};

/** Wanted values that count in another way: those of one list move to the other. */
function rematched(filters: FilterValues, group: GroupField["group"], match: "any" | "all"): Partial<FilterValues> {
  const values = [filters[group], filters[`${group}_all`]].filter((text) => text !== "").join(",");
  return { [group]: match === "any" ? values : "", [`${group}_all`]: match === "all" ? values : "" };
}

export function OptionList({ id, field, options, chosen, filters, onChange }: OptionListProps) {
  const { group, several } = field;
  const [wanted, setWanted] = useState("");
  const rows = useRowKeys();
  const match = chosen.all.length > 0 && chosen.any.length === 0 ? "all" : "any";
  const isWanted = containing(wanted);
  const shown = wanted.trim() === "" ? options : options.filter(({ label }) => isWanted(label));
  const put = (value: string, place: Match | undefined) => onChange(withValue(filters, group, { value, match: place }));
  const placeOf = (value: string) =>
    chosen.none.includes(value) ? "none" : chosen.any.includes(value) || chosen.all.includes(value) ? match : undefined;
  return (
    <div id={id} className={styles.panel} role="group" aria-label={t("filters.several", { several })}>
      <MatchSwitch
        several={several}
        group={group}
        match={match}
        onChoose={(to) => onChange(rematched(filters, group, to))}
      />
      {options.length > SHORT_LIST && (
        <div className={styles.find}>
          <Search className={styles.glass} size={14} aria-hidden />
          <input
            type="search"
            className={styles.words}
            aria-label={t("filters.findIn", { several })}
            placeholder={t("filters.findInCount", { count: options.length, several })}
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {wanted.trim() === "" ? "" : t("filters.found", { count: shown.length })}
      </p>
      {shown.length === 0 && <p className={styles.nothing}>{t("filters.nothingByName")}</p>}
      <ul ref={rows} className={styles.list}>
        {shown.map((option) => (
          <OptionRow
            key={option.value}
            option={option}
            place={placeOf(option.value)}
            names={{ wanted: parameterOf(listName(group, match)), without: parameterOf(`${group}_none`) }}
            onPut={(place) => put(option.value, place === "wanted" ? match : place === "without" ? "none" : undefined)}
          />
        ))}
      </ul>
    </div>
  );
}

type MatchSwitchProps = {
  several: string;
  group: string;
  match: "any" | "all";
  onChoose: (match: "any" | "all") => void;
};

/** Whether a game needs one of the wanted values or all of them. */
function MatchSwitch({ several, group, match, onChoose }: MatchSwitchProps) {
  const name = `${group}-match`;
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>
        {t("filters.match")}
        <span className="visually-hidden">{t("filters.ofChosen", { several })}</span>
      </legend>
      {(["any", "all"] as const).map((each) => (
        <label key={each} className={styles.side}>
          <input type="radio" name={name} form="" checked={match === each} onChange={() => onChoose(each)} />
          <span>{each === "any" ? t("filters.any") : t("filters.all")}</span>
        </label>
      ))}
    </fieldset>
  );
}

type OptionRowProps = {
  option: GroupOption;
  place: Match | undefined;
  /** What a plain form sends the two boxes as. */
  names: { wanted: string; without: string };
  onPut: (place: "wanted" | "without" | undefined) => void;
};

function OptionRow({ option: { value, label, count }, place, names, onPut }: OptionRowProps) {
  // What would leave no game is grey and stays where it is; what is chosen can always be taken back.
  const isEmpty = count === 0 && place === undefined;
  const common = { value, isRefused: isEmpty };
  return (
    <li className={styles.row} data-place={place} data-empty={isEmpty || undefined}>
      <Box
        {...common}
        className={styles.want}
        name={names.wanted}
        isChecked={place === "any" || place === "all"}
        onCheck={(isChecked) => onPut(isChecked ? "wanted" : undefined)}
      >
        <span className={styles.name}>{label}</span>
        {count !== undefined && (
          <span className={styles.count}>
            {number.format(count)}
            <span className="visually-hidden">{` ${wordForGames(count)}`}</span>
          </span>
        )}
      </Box>
      <Box
        {...common}
        className={styles.rule}
        name={names.without}
        label={t("filters.without", { label })}
        isChecked={place === "none"}
        onCheck={(isChecked) => onPut(isChecked ? "without" : undefined)}
      >
        <Ban size={16} aria-hidden />
      </Box>
    </li>
  );
}

type BoxProps = {
  className: string | undefined;
  name: string;
  value: string;
  /** The accessible name where the content is only an icon. */
  label?: string;
  isChecked: boolean;
  isRefused: boolean;
  onCheck: (isChecked: boolean) => void;
  children: ReactNode;
};

/** A check box that can be refused and still be reached by the keyboard. */
function Box({ className, name, value, label, isChecked, isRefused, onCheck, children }: BoxProps) {
  return (
    <label className={className} title={label}>
      <input
        type="checkbox"
        name={name}
        value={value}
        aria-label={label}
        checked={isChecked}
        aria-disabled={isRefused || undefined}
        onChange={(event) => {
          if (!isRefused) onCheck(event.target.checked);
        }}
      />
      {children}
    </label>
  );
}
