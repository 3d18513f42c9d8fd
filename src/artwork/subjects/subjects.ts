// All subjects by name. A new one is its file and a line in the list of its folder.
import type { Subject } from "#artwork/part.ts";
import { ANIMALS } from "./animals/animals.ts";
import { BEYOND } from "./beyond/beyond.ts";
import { EVERYDAY } from "./everyday/everyday.ts";
import { LEGENDS } from "./legends/legends.ts";
import { VEHICLES } from "./vehicles/vehicles.ts";

const ALL = [...ANIMALS, ...VEHICLES, ...LEGENDS, ...BEYOND, ...EVERYDAY];

export const SUBJECTS: ReadonlyMap<string, Subject> = new Map(ALL.map((subject) => [subject.name, subject]));
