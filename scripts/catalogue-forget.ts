// `npm run catalogue:forget -- SOURCE`: removes everything that a source has given from the records of DATA_DIRECTORY or DATABASE_URL. The
// ids of its games are kept, so that a link stays good if they come back. The server may run meanwhile.
import { calledAs } from "./records/called-as.ts";
import { fail, openRecordsIfAny } from "./records/open-records.ts";

const [source, ...others] = process.argv.slice(2);
if (source === undefined || others.length > 0) {
  fail(`Usage: ${calledAs("forget")} SOURCE   (${calledAs("status", false)} names them)`);
}

const records = await openRecordsIfAny();
const known = (await records?.status()) ?? [];
if (records === undefined || !known.some((status) => status.source === source)) {
  const names = known.map((status) => status.source).join(", ");
  await records?.close();
  fail(`There is no source ${source}. ${names === "" ? "Nothing has been taken in." : `There are: ${names}.`}`);
}
const count = await records.forget(source);
await records.close();
console.log(
  `${source} is forgotten: ${count} records. A server that runs takes its games away with its next catalogue.`,
);
