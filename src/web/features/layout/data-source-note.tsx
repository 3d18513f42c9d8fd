import { Phrase } from "#web/ui/phrase.tsx";
import { SLOT } from "#web/lib/slot.ts";
import { t } from "#web/lib/t.ts";
import { useDataSource, DEGRADED_TEXT } from "#web/state/data-source.ts";

const RAWG_URL = "https://rawg.io";

/** Where the data comes from. RAWG's terms ask for an active link on every page that shows its data, and any list may. */
export function DataSourceNote() {
  const { isDegraded } = useDataSource();
  return (
    <>
      <p>
        <Phrase text={t("layout.sources", { rawg: SLOT })}>
          <a href={RAWG_URL}>RAWG</a>
        </Phrase>
      </p>
      {isDegraded && <p>{DEGRADED_TEXT}</p>}
    </>
  );
}
