// RAWG with a key of the visitor's own, and who makes its pictures the right size.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { OwnServicesSchema, PICTURE_WAYS, type PictureWay } from "#shared/own-services.ts";
import { callsQuery, type Tested } from "#web/api/own-services.ts";
import { SLOT } from "#web/lib/slot.ts";
import { t } from "#web/lib/t.ts";
import { builtServices, giveServices, useOwnServices } from "#web/state/own-services.ts";
import { Phrase } from "#web/ui/phrase.tsx";
import { Select } from "#web/ui/select.tsx";
import { ServiceField } from "./service-field.tsx";
import { ServiceForm } from "./service-form.tsx";
import styles from "./settings.module.css";

const KEYS_URL = "https://rawg.io/apidocs";
const KEYS_HOST = new URL(KEYS_URL).host;
const WAY_WORDS: Readonly<Record<PictureWay, string>> = {
  service: new URL(builtServices.imageService).host,
  rawg: t("settings.picturesRawg"),
};
const WAYS = PICTURE_WAYS.map((value) => ({ value, label: WAY_WORDS[value] }));

function explain({ failure }: Tested): string {
  switch (failure) {
    case "none":
      return t("settings.noKey");
    case "key":
      return t("settings.rawgWrongKey");
    case "quota":
    case "budget":
      return t("settings.rawgUsedUp");
    case "network":
      return t("settings.rawgSilent");
    case undefined:
    default:
      return t("settings.rawgFails");
  }
}

function Calls() {
  const { data } = useQuery(callsQuery);
  if (data === undefined || data.limit === 0) return null;
  return <p className={styles.hint}>{t("settings.calls", { calls: data.calls, limit: data.limit })}</p>;
}

export function RawgSection() {
  const { rawgKey, pictures } = useOwnServices();
  const [typed, setTyped] = useState(rawgKey);
  const read = () => {
    const { rawgKey: key } = OwnServicesSchema.parse({ rawgKey: typed });
    if (key === "") return typed.trim() === "" ? t("settings.noKey") : t("settings.badKey");
    return { rawgKey: key };
  };
  return (
    <ServiceForm
      service="rawg"
      title="RAWG"
      about={
        <p>
          <Phrase text={t("settings.rawgAbout", { rawg: SLOT })}>
            <a href={KEYS_URL} rel="noopener noreferrer">
              {KEYS_HOST}
            </a>
          </Phrase>
        </p>
      }
      isGiven={rawgKey !== ""}
      read={read}
      removed={{ rawgKey: "" }}
      onRemoved={() => setTyped("")}
      explain={explain}
    >
      <ServiceField
        label={t("settings.rawgKey")}
        hint={builtServices.rawgKey === "" ? undefined : t("settings.builtIn")}
        value={typed}
        onChange={setTyped}
        isSecret
      />
      <Calls />
      <div className={styles.field}>
        <Select
          label={t("settings.pictures")}
          value={pictures}
          options={WAYS}
          onChoose={(way) => void giveServices({ pictures: way })}
        />
        <p className={styles.hint}>{t("settings.picturesAbout")}</p>
      </div>
    </ServiceForm>
  );
}
