// The figures of shared catalogues for /metrics.
import { Counter, Gauge, Registry } from "prom-client";

export type ShareOutcome = "built" | "fetched" | "published" | "refused" | "failed";

export function createShareMetrics(isHeld: () => boolean) {
  const registry = new Registry();
  const registers = [registry];
  const files = new Counter({
    name: "catalogue_files_total",
    help: "Files of the catalogue by what came of them: built, fetched, published, refused (not what was put there) or failed.",
    labelNames: ["outcome"],
    registers,
  });
  const revision = new Gauge({
    name: "catalogue_revision",
    help: "Revision of the records that the catalogue which answers was made from.",
    registers,
  });
  const turn: Gauge = new Gauge({
    name: "catalogue_builder",
    help: "1 where it is this server's turn to build the catalogue.",
    registers,
    collect: () => turn.set(Number(isHeld())),
  });
  return {
    registry,
    count: (outcome: ShareOutcome) => files.inc({ outcome }),
    answers: (of: number) => revision.set(of),
  };
}
