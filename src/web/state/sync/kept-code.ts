// The code that this browser goes by. Whoever can read it here can read the shelf itself.
import { readStored, writeStored } from "#web/state/storage.ts";

export const CODE_KEY = "ludex-sync";

export const keptCode = {
  read: (): string => {
    const stored = readStored(CODE_KEY);
    return stored.isReadable ? (stored.text ?? "") : "";
  },
  write: (code: string): void => void writeStored(CODE_KEY, code),
};
