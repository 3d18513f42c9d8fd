import { CalendarPlus, Check, CircleSlash, EyeOff, Gamepad2 } from "lucide-react";

const ICONS: Readonly<Record<string, typeof Check>> = {
  want: CalendarPlus,
  playing: Gamepad2,
  finished: Check,
  dropped: CircleSlash,
  "not-interested": EyeOff,
};

/** The drawing of a mark by its name. */
export function MarkIcon({ mark, size = 18 }: { mark: string; size?: number }) {
  const Icon = ICONS[mark];
  return Icon === undefined ? null : <Icon size={size} aria-hidden="true" />;
}
