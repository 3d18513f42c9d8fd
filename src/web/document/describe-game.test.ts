import { describe, expect, it } from "vitest";
import type { WholeGame } from "#web/api/game-detail.ts";
import { playFrom } from "#web/lib/playable-video.ts";
import { factsOf, trailerOf } from "./describe-game.ts";

const ORIGIN = "https://games.example.org";
const withVideo = (data: Record<string, string>) =>
  ({ videos: [{ id: 1, name: "", preview: null, data }] }) as unknown as WholeGame;

describe("[E-07] the trailer of a preview", () => {
  it.each([
    [{ "480": "/media/trailers/a-480.mp4?v=1", max: "/media/trailers/a.mp4?v=1" }, "/media/trailers/a.mp4?v=1"],
    [{ "480": "/media/trailers/a-480.mp4" }, "/media/trailers/a-480.mp4"],
  ])("of our own has its size: %j", (data, path) => {
    expect(trailerOf(withVideo(data), ORIGIN)).toEqual({ address: `${ORIGIN}${path}`, width: 1280, height: 720 });
  });

  it("of others comes from hosts that the operator names", () => {
    playFrom(["media.example.org"]);
    const max = "https://media.example.org/a.mp4";
    expect(trailerOf(withVideo({ max }), ORIGIN)).toEqual({ address: max });
    playFrom([]);
    expect(trailerOf(withVideo({ max }), ORIGIN)).toBeUndefined();
  });

  it.each([{}, { max: "//evil.example/a.mp4" }, { max: "javascript:a.mp4" }, { max: "/media/trailers/a.webm" }])(
    "is left out where no program could play it: %j",
    (data) => {
      expect(trailerOf(withVideo(data), ORIGIN)).toBeUndefined();
    },
  );

  it("is none of a game without one", () => {
    expect(trailerOf({ videos: [] } as unknown as WholeGame, ORIGIN)).toBeUndefined();
  });
});

describe("[E-07] the facts of a preview", () => {
  const game = { released: "1998-11-30", released_precision: "month", metacritic: 96, genres: [{ name: "Action" }] };
  const facts = (changes: object) => factsOf({ ...game, ...changes } as unknown as WholeGame);

  it("are when it came out and how good it is, or else what it is", () => {
    expect(facts({})).toEqual([
      ["Release", "November 1998"],
      ["Metacritic", "96"],
    ]);
    expect(facts({ metacritic: null })[1]).toEqual(["Genres", "Action"]);
    expect(facts({ metacritic: null, genres: [] })).toHaveLength(1);
  });
});
