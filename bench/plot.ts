// The curves of a soak as one small SVG, readable on light and dark pages alike.
import type { Sample } from "./soak.ts";

const WIDTH_PX = 760;
const PANEL_HEIGHT_PX = 150;
const LEFT_PX = 64;
const RIGHT_PX = 16;
const TOP_PX = 30;
const GAP_PX = 44;

type Curve = { name: string; colour: string; value: (sample: Sample) => number };
type Panel = { title: string; curves: Curve[] };

const PANELS: Panel[] = [
  {
    title: "memory, MB",
    curves: [
      { name: "resident", colour: "#7c5cff", value: ({ rss }) => rss },
      { name: "used heap", colour: "#1d9e75", value: ({ heap }) => heap },
    ],
  },
  {
    title: "open descriptors",
    curves: [{ name: "descriptors", colour: "#d9822b", value: ({ descriptors }) => descriptors }],
  },
  {
    title: "delay of the event loop, p99, ms",
    curves: [{ name: "delay", colour: "#3b82c4", value: ({ lagP99 }) => lagP99 }],
  },
];

/** A round number at or above `value`, for the end of an axis. */
function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return Math.ceil(value / unit) * unit;
}

function drawPanel({ title, curves }: Panel, samples: readonly Sample[], top: number): string {
  const end = roundUp(Math.max(...curves.flatMap(({ value }) => samples.map(value))));
  const minutes = Math.max(1, samples.at(-1)?.minute ?? 1);
  const x = (minute: number) => LEFT_PX + (minute / minutes) * (WIDTH_PX - LEFT_PX - RIGHT_PX);
  const y = (value: number) => top + PANEL_HEIGHT_PX * (1 - value / end);
  const text = (at: { x: number; y: number }, words: string, more = "") =>
    `<text x="${at.x.toFixed(1)}" y="${at.y.toFixed(1)}" ${more}>${words}</text>`;
  const lines = [0, end / 2, end].flatMap((value) => [
    `<path d="M${LEFT_PX} ${y(value).toFixed(1)}H${WIDTH_PX - RIGHT_PX}" stroke="#8886" fill="none"/>`,
    text({ x: LEFT_PX - 8, y: y(value) + 4 }, String(value), 'text-anchor="end"'),
  ]);
  const ticks = [0, 1 / 3, 2 / 3, 1].map((share) =>
    text(
      { x: x(share * minutes), y: top + PANEL_HEIGHT_PX + 18 },
      `${Math.round(share * minutes)} min`,
      `text-anchor="${share === 1 ? "end" : "middle"}"`,
    ),
  );
  const paths = curves.map(({ colour, value }) => {
    const points = samples.map((sample) => `${x(sample.minute).toFixed(1)} ${y(value(sample)).toFixed(1)}`);
    return `<path d="M${points.join("L")}" stroke="${colour}" stroke-width="1.6" fill="none"/>`;
  });
  const legend = curves.map(({ name, colour }, index) =>
    text(
      { x: WIDTH_PX - RIGHT_PX - 90 * (curves.length - 1 - index), y: top - 8 },
      name,
      `text-anchor="end" fill="${colour}"`,
    ),
  );
  return [
    text({ x: LEFT_PX, y: top - 8 }, title),
    ...(curves.length > 1 ? legend : []),
    ...lines,
    ...ticks,
    ...paths,
  ].join("\n");
}

/** The samples of a soak as SVG. */
export function plotSoak(samples: readonly Sample[]): string {
  const height = TOP_PX + PANELS.length * (PANEL_HEIGHT_PX + GAP_PX);
  const panels = PANELS.map((panel, index) => drawPanel(panel, samples, TOP_PX + index * (PANEL_HEIGHT_PX + GAP_PX)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${height}" role="img" aria-label="Memory, descriptors and delay over time" font-family="sans-serif" font-size="12" fill="#888">\n${panels.join("\n")}\n</svg>\n`;
}
