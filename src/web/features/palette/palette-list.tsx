import { type ReactNode, type RefObject, useId } from "react";
import { toBrowser } from "#web/lib/base.ts";
import { t } from "#web/lib/t.ts";
import { KeyCaps } from "#web/ui/key-caps.tsx";
import { MarkedText } from "#web/ui/marked-text.tsx";
import type { useCombobox } from "#web/ui/use-combobox.ts";
import type { Entry, EntryGroup } from "./entry.ts";
import styles from "./palette-list.module.css";

type PaletteListProps = {
  ref: RefObject<HTMLDivElement | null>;
  groups: readonly EntryGroup[];
  combobox: Pick<ReturnType<typeof useCombobox>, "listProps" | "optionProps">;
};

/** The entries of all groups, under their headings; what leads somewhere is a link. */
export function PaletteList({ ref, groups, combobox: { listProps, optionProps } }: PaletteListProps) {
  const entries = groups.flatMap((group) => group.entries);
  return (
    <div {...listProps} ref={ref} tabIndex={-1} className={styles.list} aria-label={t("palette.entries")}>
      {groups.map(({ name, entries: own }) => (
        <Group key={name} name={name}>
          {own.map((entry) => (
            <Option key={entry.key} entry={entry} props={optionProps(entries.indexOf(entry))} />
          ))}
        </Group>
      ))}
    </div>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={styles.heading}>
        {name}
      </div>
      {children}
    </div>
  );
}

type OptionProps = { entry: Entry; props: ReturnType<PaletteListProps["combobox"]["optionProps"]> };

function Option({ entry, props }: OptionProps) {
  if (entry.address === undefined) {
    return (
      <div {...props} className={styles.option}>
        <Line entry={entry} />
      </div>
    );
  }
  return (
    <a {...props} href={toBrowser(entry.address)} tabIndex={-1} className={styles.option}>
      <Line entry={entry} />
    </a>
  );
}

function Line({ entry: { title, spans, icon, aside, keys } }: { entry: Entry }) {
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.title} dir="auto">
        <MarkedText text={title} spans={spans} />
      </span>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      {keys !== undefined && (
        <span className={styles.keys} aria-hidden="true">
          <KeyCaps keys={keys} />
        </span>
      )}
    </>
  );
}
