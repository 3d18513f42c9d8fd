// The way of a shelf out of this browser and into it: a file to keep, and a file that is looked at before it is taken over.
import { Download, Upload } from "lucide-react";
import { useState } from "react";
import { ROUTES } from "#shared/routes.ts";
import { t } from "#web/lib/t.ts";
import { offerFile } from "#web/lib/offer-file.ts";
import { writeShelfFile } from "#web/state/shelf/shelf-file.ts";
import { shelfTable } from "#web/state/shelf/shelf-table.ts";
import { takeOverShelf, useShelf } from "#web/state/shelf/shelf.ts";
import { Button } from "#web/ui/button.tsx";
import { FileButton } from "#web/ui/file-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { type Found, lookIntoFile, type Offer } from "./look-into-file.ts";
import styles from "./shelf-files.module.css";

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

function exportAs(kind: "json" | "csv"): void {
  const shelf = useShelf.getState();
  const now = Date.now();
  const text = kind === "json" ? writeShelfFile(shelf, now) : shelfTable(shelf.entries.values());
  const type = kind === "json" ? "application/json" : "text/csv";
  offerFile(`ludex-shelf-${dayOf(now)}.${kind}`, new Blob([text], { type }));
}

/** `onTable` gets a shelf's table whose games are to be looked for. */
export function ShelfFiles({ onTable }: { onTable: (table: File) => void }) {
  const isEmpty = useShelf(({ entries, lists }) => entries.size + lists.size === 0);
  const [found, setFound] = useState<Found>();
  const choose = (file: File) => {
    lookIntoFile(file).then(setFound, () => setFound({ said: t("shelf.fileOther") }));
  };
  const takeOver = async ({ fresh, count }: Offer) => {
    await takeOverShelf(fresh);
    setFound({ said: t("shelf.fileTaken", { count, lists: fresh.lists.length }) });
  };
  const bring = (table: File) => {
    setFound(undefined);
    onTable(table);
  };
  const table = found?.table;
  return (
    <section className={styles.files} aria-labelledby="shelf-files">
      <h2 id="shelf-files" className={styles.title}>
        {t("shelf.yours")}
      </h2>
      <p className={styles.text}>
        {t("shelf.isHere")} <Link href={ROUTES.favorites.path}>{t("shelf.toFavorites")}</Link>
      </p>
      <div className={styles.actions}>
        <Button disabled={isEmpty} onClick={() => exportAs("json")}>
          <Download size={16} aria-hidden="true" />
          {t("shelf.exportJson")}
        </Button>
        <Button disabled={isEmpty} onClick={() => exportAs("csv")}>
          <Download size={16} aria-hidden="true" />
          {t("shelf.exportCsv")}
        </Button>
        <FileButton
          label={t("shelf.import")}
          icon={<Upload size={16} aria-hidden="true" />}
          accept=".json,.csv,application/json,text/csv"
          onChoose={choose}
        />
      </div>
      <div role="status" className={styles.text}>
        {found?.said}
      </div>
      {table !== undefined && (
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => bring(table)}>
            {t("import.find")}
          </Button>
          <Button onClick={() => setFound(undefined)}>{t("shelf.cancel")}</Button>
        </div>
      )}
      {found?.offer !== undefined && (
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => found.offer && void takeOver(found.offer)}>
            {t("shelf.takeOver")}
          </Button>
          <Button onClick={() => setFound(undefined)}>{t("shelf.cancel")}</Button>
        </div>
      )}
    </section>
  );
}
