// What a service of the visitor's own is given by: fields, and buttons that keep, test and remove what is in them.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useRef, useState } from "react";
import type { OwnServices } from "#shared/own-services.ts";
import { callsQuery, testService, type Tested } from "#web/api/own-services.ts";
import { askAnew } from "#web/api/query-client.ts";
import { t } from "#web/lib/t.ts";
import { giveServices } from "#web/state/own-services.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./settings.module.css";

type ServiceFormProps = {
  service: "rawg" | "ai";
  title: string;
  about: ReactNode;
  children: ReactNode;
  /** Has something been given? */
  isGiven: boolean;
  /** What stands in the fields, or in words what is wrong with it. */
  read: () => Partial<OwnServices> | string;
  /** What is kept once it is removed. */
  removed: Partial<OwnServices>;
  /** Empties the fields. */
  onRemoved: () => void;
  /** How a test that failed is told. */
  explain: (tested: Tested) => string;
};

export function ServiceForm(props: ServiceFormProps) {
  const { service, title, about, children, isGiven, read, removed, onRemoved, explain } = props;
  const client = useQueryClient();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState("");

  const change = (given: Partial<OwnServices>): boolean => {
    const isKept = giveServices(given) === "written";
    askAnew(client);
    return isKept;
  };
  const test = async (before = "") => {
    setSaid(t("settings.testing"));
    const tested = await testService(service);
    setSaid(before + (tested.isWorking ? t("settings.works") : explain(tested)));
    void client.invalidateQueries({ queryKey: callsQuery.queryKey });
  };
  const save = async () => {
    const given = read();
    if (typeof given === "string") return setSaid(given);
    const isKept = change(given);
    await test(isKept ? "" : `${t("settings.notKept")} `);
  };
  const remove = () => {
    onRemoved();
    change(removed);
    setSaid(t("settings.removed"));
    // The button goes with what it has removed.
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <div className={styles.words}>{about}</div>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {children}
        <div className={styles.actions}>
          <Button type="submit" variant="primary">
            {t("settings.save")}
          </Button>
          {isGiven && <Button onClick={() => void test()}>{t("settings.test")}</Button>}
          {isGiven && <Button onClick={remove}>{t("settings.remove")}</Button>}
        </div>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </form>
    </section>
  );
}
