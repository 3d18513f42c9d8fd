import { expect, it } from "vitest";
import { withoutOwnOrigin } from "./own-addresses.ts";

const OWN = "http://127.0.0.1:4310";

it("[I-01] writes addresses of our own origin root-relative and leaves all others alone", () => {
  const answer = {
    next: `${OWN}/api/games?page=2`,
    results: [
      { image: `${OWN}/media/games/1/background.jpg?v=1`, text: `see ${OWN}/media` },
      { data: { "480": `${OWN}/media/trailers/city-480.mp4?v=1`, max: "https://media.rawg.io/movie_max.mp4" } },
      { image: "https://media.rawg.io/media/games/a.jpg", other: `${OWN}0/media/x.jpg` },
    ],
  };
  expect(JSON.parse(withoutOwnOrigin(JSON.stringify(answer), OWN))).toEqual({
    next: "/api/games?page=2",
    results: [
      { image: "/media/games/1/background.jpg?v=1", text: `see ${OWN}/media` },
      { data: { "480": "/media/trailers/city-480.mp4?v=1", max: "https://media.rawg.io/movie_max.mp4" } },
      { image: "https://media.rawg.io/media/games/a.jpg", other: `${OWN}0/media/x.jpg` },
    ],
  });
});
