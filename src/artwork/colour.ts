// Colour arithmetic in OKLab, where a mix of two colours looks like what lies between them. Six-digit hex in and out.

type Lab = { lightness: number; a: number; b: number };

function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toByte(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055));
}

function toLab(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [toLinear(value >> 16), toLinear((value >> 8) & 255), toLinear(value & 255)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
}

function toHex({ lightness, a, b }: Lab): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = toByte(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short);
  const green = toByte(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short);
  const blue = toByte(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short);
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, "0")}`;
}

/** What lies between two colours; `share` 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [one, two] = [toLab(first), toLab(second)];
  const between = (low: number, high: number): number => low + (high - low) * share;
  return toHex({
    lightness: between(one.lightness, two.lightness),
    a: between(one.a, two.a),
    b: between(one.b, two.b),
  });
}

/** Turns the hue by `degrees`, multiplies the chroma by `chroma` and adds `lightness` (0 is black, 1 is white). */
export function shift(hex: string, by: { degrees?: number; chroma?: number; lightness?: number }): string {
  const { lightness, a, b } = toLab(hex);
  const angle = ((by.degrees ?? 0) * Math.PI) / 180;
  const chroma = by.chroma ?? 1;
  return toHex({
    lightness: Math.min(1, Math.max(0, lightness + (by.lightness ?? 0))),
    a: chroma * (a * Math.cos(angle) - b * Math.sin(angle)),
    b: chroma * (a * Math.sin(angle) + b * Math.cos(angle)),
  });
}

/** Perceived lightness from 0 (black) to 1 (white). */
export function lightnessOf(hex: string): number {
  return toLab(hex).lightness;
}
