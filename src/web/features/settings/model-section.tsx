// A model of the visitor's own, which writes the insights.
import { useState } from "react";
import { allowedEndpoint, OwnServicesSchema } from "#shared/own-services.ts";
import type { Tested } from "#web/api/own-services.ts";
import { t } from "#web/lib/t.ts";
import { builtServices, useOwnServices } from "#web/state/own-services.ts";
import { ServiceField } from "./service-field.tsx";
import { ServiceForm } from "./service-form.tsx";

const NOTHING = { aiUrl: "", aiModel: "", aiKey: "" };
const { aiHosts } = builtServices;

function explain({ failure, detail }: Tested): string {
  if (failure === "none") return t("settings.aiMissing");
  if (failure === "provider_unreachable") return t("settings.aiSilent");
  return t("settings.aiFails", { said: detail ?? "" });
}

export function ModelSection() {
  const { aiUrl, aiModel, aiKey } = useOwnServices();
  const [typed, setTyped] = useState({ aiUrl, aiModel, aiKey });
  const fill = (field: keyof typeof typed) => (value: string) => setTyped({ ...typed, [field]: value });
  const read = () => {
    const given = OwnServicesSchema.parse(typed);
    if (given.aiUrl === "" || given.aiModel === "") return t("settings.aiMissing");
    if (given.aiKey === "" && typed.aiKey.trim() !== "") return t("settings.badKey");
    if (allowedEndpoint(given.aiUrl, aiHosts) === undefined) return t("settings.aiNotListed");
    return { aiUrl: given.aiUrl, aiModel: given.aiModel, aiKey: given.aiKey };
  };
  return (
    <ServiceForm
      service="ai"
      title={t("settings.ai")}
      about={<p>{t("settings.aiAbout")}</p>}
      isGiven={aiUrl !== ""}
      read={read}
      removed={NOTHING}
      onRemoved={() => setTyped(NOTHING)}
      explain={explain}
    >
      <ServiceField
        label={t("settings.aiUrl")}
        hint={t("settings.aiHosts", { hosts: aiHosts.join(", ") })}
        type="url"
        value={typed.aiUrl}
        onChange={fill("aiUrl")}
      />
      <ServiceField label={t("settings.aiModel")} value={typed.aiModel} onChange={fill("aiModel")} />
      <ServiceField
        label={t("settings.aiKey")}
        hint={t("settings.aiKeyless")}
        value={typed.aiKey}
        onChange={fill("aiKey")}
        isSecret
      />
    </ServiceForm>
  );
}
