// The process that draws and resizes. It knows pictures and nothing else: no settings, no keys, no address, no file.
import { drawNamed } from "#artwork/draw-picture.ts";
import { drawPreview } from "#artwork/draw-preview.ts";
import { HttpError } from "#server/http/http-error.ts";
import { transform, tuneSharp } from "#server/images/transform.ts";
import { LISTENING, type Asked, type PictureTask, type Told } from "./messages.ts";

async function make(task: PictureTask): Promise<Buffer> {
  if (task.kind === "draw") return await drawNamed(task.brief, task.name);
  if (task.kind === "preview") return await drawPreview(task);
  const { buffer, byteOffset, byteLength } = task.bytes;
  return await transform(Buffer.from(buffer, byteOffset, byteLength), task.box);
}

async function answer({ id, task }: Asked): Promise<Told> {
  try {
    return { id, bytes: await make(task) };
  } catch (error) {
    if (!(error instanceof HttpError)) return { id, failure: error instanceof Error ? error.message : String(error) };
    return { id, refusal: { status: error.statusCode, code: error.code, message: error.message } };
  }
}

/** The server may be gone by now: then nobody listens, and the end of this process is under way. */
function tell(word: Told | typeof LISTENING): void {
  process.send?.(word, () => undefined);
}

// A terminal's Ctrl-C and a supervisor's signal reach this process, too, while the server still finishes its answers.
// It ends when the server lets go of it, or is gone.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => undefined);
process.on("disconnect", () => process.exit(0));

tuneSharp();
process.on("message", (asked: Asked) => {
  void answer(asked).then(tell);
});
tell(LISTENING);
