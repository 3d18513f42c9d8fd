// Marks of platform families by name, from the icon sets that still carry them. Drawn in the text's colour.
import { Gamepad2, Globe } from "lucide-react";
import type { ComponentType } from "react";
import { BsAndroid2, BsApple, BsNintendoSwitch, BsPlaystation, BsWindows, BsXbox } from "react-icons/bs";
import { FaLinux } from "react-icons/fa6";
import { SiAtari, SiSega } from "react-icons/si";

type Mark = ComponentType<{
  size?: number;
  role?: string;
  title?: string;
  "aria-label"?: string;
  "aria-hidden"?: "true";
}>;

const MARKS = {
  pc: BsWindows,
  playstation: BsPlaystation,
  xbox: BsXbox,
  nintendo: BsNintendoSwitch,
  apple: BsApple,
  android: BsAndroid2,
  linux: FaLinux,
  sega: SiSega,
  atari: SiAtari,
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
  const Icon: Mark = MARKS[name];
  if (label === undefined) return <Icon size={size} aria-hidden="true" />;
  return <Icon size={size} role="img" aria-label={label} title={label} />;
}
