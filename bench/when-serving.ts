// When a child that serves says where.
import type { ChildProcess } from "node:child_process";

/** Resolves with the address that `child` prints. Rejects where it ends without one. */
export async function whenServing(child: ChildProcess): Promise<string> {
  let output = "";
  for await (const piece of child.stdout ?? []) {
    output += String(piece);
    const [, base] = /serving on (\S+)\n/.exec(output) ?? [];
    if (base !== undefined) return base;
  }
  throw new Error(`it did not start: ${output}`);
}
