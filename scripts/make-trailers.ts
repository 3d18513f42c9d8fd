// `npm run trailers [-- SCENE ...]`: draws the loops of data/trailers/ and encodes them with ffmpeg, all of them or those
// of the scenes named. Afterwards raise TRAILER_VERSION in src/shared/trailers.ts, because browsers keep the old files.
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { ARTWORK_HEIGHT_PX, ARTWORK_WIDTH_PX, type Scene } from "#shared/artwork.ts";
import { TRAILER_SCENES, trailerFile, type TrailerSize } from "#shared/trailers.ts";
import { trailerBrief } from "#artwork/trailer-briefs.ts";
import { drawTrailerFrame, TRAILER_FRAMES, TRAILER_FRAMES_PER_SECOND } from "#artwork/trailer-frames.ts";

const directory = join(import.meta.dirname, "..", "data", "trailers");

/** Dimensions must be even for 4:2:0; 854 by 480 is what RAWG's "480" has. */
const SCALES: Record<TrailerSize, string> = { "480": "854:480", max: `${ARTWORK_WIDTH_PX}:${ARTWORK_HEIGHT_PX}` };
/** Quality, lower is better; the smaller size stands on a card and may be a little coarser. */
const H264_CRF: Record<TrailerSize, number> = { "480": 32, max: 33 };
const VP9_CRF: Record<TrailerSize, number> = { "480": 47, max: 49 };
/** Worlds of many fine lines take most of the room and suffer least from being a little coarser. */
const COARSER_CRF = new Map<Scene, number>([
  ["neon-grid", 4],
  ["ring", 3],
]);

const INPUT = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${ARTWORK_WIDTH_PX}x${ARTWORK_HEIGHT_PX}`];
/** Without dates and version strings, so that the same frames and encoder give the same bytes. */
const PLAIN = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-an"];
const COLOURS = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"];

function outputs(scene: Scene, size: TrailerSize): string[] {
  const filter = `scale=${SCALES[size]}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p`;
  const file = (format: "mp4" | "webm") => join(directory, trailerFile({ scene, size, format }));
  const coarser = COARSER_CRF.get(scene) ?? 0;
  const shared = ["-map", "0:v", "-vf", filter, ...COLOURS, ...PLAIN];
  const h264 = ["-c:v", "libx264", "-preset", "medium", "-tune", "animation", "-crf", String(H264_CRF[size] + coarser)];
  const vp9 = [
    "-c:v",
    "libvpx-vp9",
    "-b:v",
    "0",
    "-crf",
    String(VP9_CRF[size] + coarser),
    "-deadline",
    "good",
    "-cpu-used",
    "5",
  ];
  const toMp4 = [...shared, ...h264, "-movflags", "+faststart", file("mp4")];
  const toWebm = [...shared, ...vp9, "-row-mt", "1", "-tile-columns", "1", "-g", String(TRAILER_FRAMES), file("webm")];
  return [...toMp4, ...toWebm];
}

function startEncoder(scene: Scene): ChildProcess & { stdin: Writable } {
  const rate = ["-r", String(TRAILER_FRAMES_PER_SECOND), "-i", "-"];
  const quiet = ["-hide_banner", "-loglevel", "error", "-y"];
  const args = [...quiet, ...INPUT, ...rate, ...outputs(scene, "480"), ...outputs(scene, "max")];
  return spawn("ffmpeg", args, { stdio: ["pipe", "inherit", "inherit"] });
}

async function make(scene: Scene): Promise<void> {
  const encoder = startEncoder(scene);
  const finished = once(encoder, "close");
  const brief = trailerBrief(scene);
  for (let frame = 0; frame < TRAILER_FRAMES; frame += 1) {
    const pixels = await drawTrailerFrame(brief, frame / TRAILER_FRAMES);
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, "drain");
  }
  encoder.stdin.end();
  const [code] = await finished;
  if (code !== 0) throw new Error(`ffmpeg could not encode ${scene} (exit code ${String(code)}).`);
}

function sizesOf(scene: Scene): string {
  const sizes = (["480", "max"] as const).flatMap((size) =>
    (["mp4", "webm"] as const).map((format) => {
      const bytes = statSync(join(directory, trailerFile({ scene, size, format }))).size;
      return `${size} ${format} ${Math.round(bytes / 1024)} KB`;
    }),
  );
  return `${scene}: ${sizes.join(", ")}`;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !TRAILER_SCENES.some((scene) => scene === name));
if (unknown.length > 0) {
  console.error(`There is no scene ${unknown.join(", ")}. There are: ${TRAILER_SCENES.join(", ")}.`);
  process.exit(1);
}
if (spawnSync("ffmpeg", ["-version"]).status !== 0) {
  console.error("ffmpeg is missing. On Debian: apt-get install -y ffmpeg");
  process.exit(1);
}
mkdirSync(directory, { recursive: true });
for (const scene of TRAILER_SCENES.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  await make(scene);
  console.log(sizesOf(scene));
}
