// The services of the visitor's own, in the build without a server: kept in this browser under a key of its own, apart from
// all that is exported, and told to the engine of each tab.
import { create } from "zustand";
import {
  type BuiltServices,
  NO_SERVICES,
  type OwnServices,
  OwnServicesSchema,
  type UsedServices,
  usedServices,
} from "#shared/own-services.ts";
import { readStored, watchStored, type WriteResult, writeStored } from "./storage.ts";

const KEY = "ludex-own-services";

/** Put in while the app is built. */
declare const BUILT_SERVICES: BuiltServices;

export const builtServices: BuiltServices = BUILT_SERVICES;

function read(text: string | null): OwnServices {
  try {
    const parsed = OwnServicesSchema.safeParse(JSON.parse(text ?? "{}"));
    return parsed.success ? parsed.data : NO_SERVICES;
  } catch {
    return NO_SERVICES;
  }
}

const stored = readStored(KEY);
export const useOwnServices = create<OwnServices>()(() => read(stored.isReadable ? stored.text : null));
watchStored(KEY, (text) => useOwnServices.setState(read(text)));

/** Keeps what was given in this browser; where nothing can be stored, for as long as this page lives. */
export function giveServices(given: Partial<OwnServices>): WriteResult {
  useOwnServices.setState(given);
  return writeStored(KEY, JSON.stringify(useOwnServices.getState()));
}

/** Tells `hear` what is to be asked, now and whenever that changes. */
export function onServices(hear: (services: UsedServices) => void): void {
  const tell = () => hear(usedServices(useOwnServices.getState(), builtServices));
  tell();
  useOwnServices.subscribe(tell);
}
