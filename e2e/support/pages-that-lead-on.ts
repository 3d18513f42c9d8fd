// The pages that lead on from the catalogue: those of what games belong to, what is to come, what the day has, and games
// beside games. One of each, with the requirement that it is of.
import { gameAddress } from "../../src/shared/match-route.ts";

const PORTAL_2 = 4200;
const WITCHER_3 = 3328;

export const SUBJECTS = [
  ["E-01", "/studio/valve-software"],
  ["E-01", "/publisher/nintendo"],
  ["E-01", "/person/hideo-kojima"],
  ["E-01", "/series/half-life"],
  ["E-01", "/platform/playstation5"],
  ["E-01", "/genre/puzzle"],
  ["E-01", "/tag/metroidvania"],
  ["E-01", "/year/2015"],
] as const;

export const PAGES_THAT_LEAD_ON = [
  ...SUBJECTS,
  ["E-02", "/upcoming"],
  ["E-05", "/discover"],
  ["E-06", `${gameAddress(PORTAL_2)}/similar`],
  ["E-06", `/compare?ids=${PORTAL_2},${WITCHER_3}`],
] as const;
