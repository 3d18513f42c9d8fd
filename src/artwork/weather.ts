// What falls or drifts before a picture: rain, snow, leaves, embers. Chosen by mood; most pictures have none.
import type { Mood } from "#shared/artwork.ts";
import { circle, ellipse, line } from "./path.ts";
import type { Choices } from "./prng.ts";
import type { Stage } from "./stage.ts";

type Weather = "clear" | "rain" | "snow" | "leaves" | "embers" | "fog";

const WEATHERS: Record<Mood, Choices<Weather>> = {
  bright: ["clear", "clear", "clear", "clear", "leaves"],
  calm: ["clear", "clear", "clear", "leaves", "fog"],
  dark: ["clear", "clear", "rain", "fog"],
  eerie: ["clear", "fog", "fog", "rain"],
  epic: ["clear", "clear", "clear", "embers"],
  fierce: ["clear", "clear", "embers", "rain"],
};

/** Draws the weather of the picture over all that is drawn so far; where `isSnowy` nothing falls but snow. */
export function drawWeather(stage: Stage, isSnowy: boolean): void {
  const random = stage.random.fork("weather");
  const { paper, palette, time } = stage;
  const weather = isSnowy ? random.pick(["snow", "snow", "clear"] as const) : random.pick(WEATHERS[stage.mood]);
  const spread = (count: number, draw: (x: number, y: number, index: number) => string): string =>
    Array.from({ length: count }, (_, index) => {
      const y = ((random.next() + time) % 1) * 860 - 80;
      return draw(random.range(-120, 1400), y, index);
    }).join("");
  if (weather === "rain") {
    const drops = spread(90, (x, y, index) => {
      const length = 22 + (index % 5) * 9;
      return line([
        [x, y],
        [x - length * 0.28, y + length],
      ]);
    });
    paper.stroke(drops, palette.light, { width: 1.8, opacity: 0.34, round: true });
  }
  if (weather === "snow")
    paper.fill(
      spread(80, (x, y, index) => circle(x, y, 1.4 + (index % 4))),
      palette.light,
      0.7,
    );
  if (weather === "leaves")
    paper.fill(
      spread(16, (x, y, index) => ellipse([x, y], 7 + (index % 3) * 2, 3.2)),
      palette.spot,
      0.75,
    );
  if (weather === "embers")
    paper.fill(
      spread(34, (x, y, index) => circle(x, y, 1.5 + (index % 3))),
      palette.spot,
      0.85,
    );
  if (weather === "fog") {
    const paint = paper.linear(
      [0, 430],
      [0, 760],
      [
        [0, palette.glow, 0],
        [0.6, palette.glow, 0.38],
        [1, palette.glow, 0.1],
      ],
    );
    paper.fill("M-220 430H1500V940H-220Z", paint);
  }
}
