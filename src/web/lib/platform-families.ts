// Which icon a platform shows: the PlayStation family shares one, Xbox one, Nintendo one, and iOS one with macOS.

/** Platform families that have an icon of their own, in the order in which a card shows them. */
export const PLATFORM_FAMILIES = [
  "pc",
  "playstation",
  "xbox",
  "nintendo",
  "apple",
  "android",
  "linux",
  "sega",
  "atari",
  "web",
  "other",
] as const;
export type PlatformFamily = (typeof PLATFORM_FAMILIES)[number];

const NINTENDO = /nintendo|wii|gamecube|game boy|\bs?nes\b|famicom/i;
const APPLE = /\bios\b|mac|apple|iphone|ipad/i;
const SEGA = /sega|genesis|dreamcast|game gear|mega drive/i;
const ATARI = /atari|jaguar/i;

/** Family of a platform by its name ("PlayStation 4", "Xbox Series S/X", "macOS" …). */
export function platformFamily(name: string): PlatformFamily {
  if (/playstation|\bps ?vita\b|\bpsp\b/i.test(name)) return "playstation";
  if (/xbox/i.test(name)) return "xbox";
  if (NINTENDO.test(name)) return "nintendo";
  if (APPLE.test(name)) return "apple";
  if (/^(pc|windows|ms-dos|dos)\b/i.test(name)) return "pc";
  if (/android/i.test(name)) return "android";
  if (/linux/i.test(name)) return "linux";
  if (SEGA.test(name)) return "sega";
  if (ATARI.test(name)) return "atari";
  if (/^web\b|browser/i.test(name)) return "web";
  return "other";
}

/** Families of several platforms, each once, in display order, with the names behind each for a tooltip. */
export function platformFamilies(names: readonly string[]): { family: PlatformFamily; names: string[] }[] {
  const grouped = Map.groupBy(names, platformFamily);
  return PLATFORM_FAMILIES.flatMap((family) => {
    const members = grouped.get(family);
    return members === undefined ? [] : [{ family, names: members }];
  });
}
