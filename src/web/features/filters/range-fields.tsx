import { t } from "#web/lib/t.ts";
import { type FocusEvent, type KeyboardEvent, useId, useState } from "react";
import { FILTERS } from "#shared/catalogue/filters.ts";
import { formatRange, parseRange } from "#shared/catalogue/range-text.ts";
import { type RangeName, readRange } from "#web/lib/filter-values.ts";
import styles from "./range-fields.module.css";

type RangeFieldsProps = {
  range: RangeName;
  /** What stands before the two fields. */
  label: string;
  /** What the fields are called: "Released from year". */
  names: { from: string; to: string };
  /** What a plain form sends the fields as, with `_from` and `_to`. */
  parameter: string;
  /** The range as the filters hold it. */
  value: string;
  /** Called on Enter and on leaving the fields, with the new range or empty text. */
  onChange: (value: string) => void;
};

const END = /^\d{0,4}$/;

function endsOf(value: string): { from: string; to: string } {
  const { from, to } = parseRange(value) ?? {};
  return { from: String(from ?? ""), to: String(to ?? "") };
}

/** Two fields for the ends of a range, either of which may stay empty. What cannot be is said, and stays to be mended. */
export function RangeFields({ range, label, names, parameter, value, onChange }: RangeFieldsProps) {
  const id = useId();
  const [begun, setBegun] = useState(value);
  const [ends, setEnds] = useState(endsOf(value));
  const [isRefused, setIsRefused] = useState(false);
  // What is being typed belongs to the range it began with; another range starts anew.
  if (begun !== value) {
    setBegun(value);
    setEnds(endsOf(value));
    setIsRefused(false);
  }
  const [min, max] = FILTERS[range].limits;
  const commit = () => {
    const text = formatRange({
      from: ends.from === "" ? undefined : Number(ends.from),
      to: ends.to === "" ? undefined : Number(ends.to),
    });
    const read = readRange(range, text);
    setIsRefused(read === "" && text !== "");
    if ((read !== "" || text === "") && read !== value) onChange(read);
  };
  const field = (end: "from" | "to") => ({
    className: styles.field,
    name: `${parameter}_${end}`,
    "aria-label": names[end],
    "aria-invalid": isRefused,
    "aria-describedby": isRefused ? `${id}-refusal` : undefined,
    placeholder: end === "from" ? t("filters.from") : t("filters.to"),
    inputMode: "numeric" as const,
    autoComplete: "off",
    maxLength: 4,
    value: ends[end],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      if (END.test(target.value)) setEnds({ ...ends, [end]: target.value });
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      commit();
    },
  });
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) commit();
  };
  return (
    <div className={styles.range} onBlur={leave}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <input {...field("from")} />
      <span aria-hidden="true">–</span>
      <input {...field("to")} />
      <p id={`${id}-refusal`} className={styles.refusal} role="alert">
        {isRefused && t("filters.numbersFrom", { min, max })}
      </p>
    </div>
  );
}
