// Brand marks by name, from the icon sets that still carry them. Drawn in the text's colour.
import type { IconType } from "react-icons";
import {
  BsAndroid2,
  BsApple,
  BsController,
  BsGlobe2,
  BsGooglePlay,
  BsNintendoSwitch,
  BsPlaystation,
  BsSteam,
  BsWindows,
  BsXbox,
} from "react-icons/bs";
import { FaAppStore, FaItchIo, FaLinux } from "react-icons/fa6";
import { SiAtari, SiEpicgames, SiGogdotcom, SiSega } from "react-icons/si";

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
  web: BsGlobe2,
  steam: BsSteam,
  epic: SiEpicgames,
  gog: SiGogdotcom,
  "app-store": FaAppStore,
  "google-play": BsGooglePlay,
  itch: FaItchIo,
  other: BsController,
} as const satisfies Record<string, IconType>;

export type BrandName = keyof typeof MARKS;

type BrandIconProps = {
  name: BrandName;
  /** What the mark stands for; without it the icon is decoration and silent. */
  label?: string;
  /** Side in pixels. */
  size?: number;
};

/** A brand's mark. */
export function BrandIcon({ name, label, size = 16 }: BrandIconProps) {
  const Mark = MARKS[name];
  if (label === undefined) return <Mark size={size} aria-hidden="true" focusable="false" />;
  return <Mark size={size} role="img" aria-label={label} title={label} />;
}
