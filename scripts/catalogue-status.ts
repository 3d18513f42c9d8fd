// `npm run catalogue:status`: what has been taken into the records of DATA_DIRECTORY or DATABASE_URL, a few lines a source.
import { EDITS_SOURCE } from "#server/sources/merge/source-names.ts";
import type { SourceStatus } from "#server/sources/record-store.ts";
import { calledAs } from "./records/called-as.ts";
import { fail, openRecordsIfAny } from "./records/open-records.ts";
import { progressText } from "./records/progress.ts";

if (process.argv.length > 2) fail(`Usage: ${calledAs("status", false)}`);

const number = new Intl.NumberFormat("en-GB");
const plural = (count: number) => `${number.format(count)} ${count === 1 ? "record" : "records"}`;

function linesOf({ source, credit, records: count, progress, takenAt }: SourceStatus): string[] {
  if (source === EDITS_SOURCE)
    return [`${source}: ${number.format(count)} games corrected by hand (${calledAs("edit", false)})`];
  const named = [credit.name, credit.licence, credit.url].filter((part) => part !== undefined).join(", ");
  const isWhole = progress !== undefined && progress.done === progress.total;
  const walk = progress === undefined ? "not begun" : isWhole ? "whole" : progressText(progress);
  const when =
    takenAt === undefined
      ? ""
      : `, last taken in ${new Date(takenAt).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return [`${source}: ${plural(count)}`, `  to be named: ${named}`, `  its walk: ${walk}${when}`];
}

const records = await openRecordsIfAny();
const status = (await records?.status()) ?? [];
await records?.close();
if (status.length === 0) console.log("Nothing has been taken in.");
for (const source of status) console.log(linesOf(source).join("\n"));
