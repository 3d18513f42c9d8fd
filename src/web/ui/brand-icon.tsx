// Marks of platform families by name, each the lightest drawing of it that the icon sets have: they are on every card and
// therefore in the first load. A whole icon set becomes part of it with its first icon that another chunk shares, so the
// sets here are none of those that the stores' marks come from. Drawn in the text's colour.
import { Gamepad2, Globe } from "lucide-react";
import { type ComponentType, lazy, Suspense } from "react";
import { BsNintendoSwitch } from "react-icons/bs";
import { FaAndroid, FaApple, FaPlaystation, FaWindows, FaXbox } from "react-icons/fa";
import { PiLinuxLogoFill } from "react-icons/pi";

const INPUTS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

type Mark = ComponentType<{
  size?: number;
  role?: string;
  title?: string;
  "aria-label"?: string;
  "aria-hidden"?: "true";
}>;

/** Until the visitor does something the server's drawing stands, so that the first load goes without these marks. */
const firstInput = new Promise<void>((resolve) => {
  if (typeof window === "undefined") resolve();
  else for (const type of INPUTS) window.addEventListener(type, () => resolve(), { once: true, passive: true });
});
const loadRetroMarks = async () => {
  await firstInput;
  return import("./retro-marks.tsx");
};
const SegaMark = lazy(async () => ({ default: (await loadRetroMarks()).SegaMark }));
const AtariMark = lazy(async () => ({ default: (await loadRetroMarks()).AtariMark }));

const MARKS = {
  pc: FaWindows,
  playstation: FaPlaystation,
  xbox: FaXbox,
  nintendo: BsNintendoSwitch,
  apple: FaApple,
  android: FaAndroid,
  linux: PiLinuxLogoFill,
  sega: SegaMark,
  atari: AtariMark,
  web: Globe,
  other: Gamepad2,
} as const satisfies Record<string, Mark>;

export type BrandName = keyof typeof MARKS;

type BrandIconProps = {
  name: BrandName;
  /** What the mark stands for; without it the icon is decoration and silent. */
  label?: string;
  /** Side in pixels. */
  size?: number;
};

/** A platform family's mark. */
export function BrandIcon({ name, label, size = 16 }: BrandIconProps) {
  const Drawing: Mark = MARKS[name];
  const shown =
    label === undefined ? ({ "aria-hidden": "true" } as const) : { role: "img", "aria-label": label, title: label };
  return (
    <Suspense fallback={<Gamepad2 size={size} {...shown} />}>
      <Drawing size={size} {...shown} />
    </Suspense>
  );
}
