import { expect, it } from "vitest";
import { serialize } from "./serialize.ts";

it("gives our own pictures and videos absolute addresses, and nothing else", () => {
  const body = {
    name: "/a",
    image: "/media/1.jpg",
    background_image: "https://elsewhere/1.jpg",
    preview: "//elsewhere/1.jpg",
    list: [
      { background_image: "/2.jpg", thumbnail: null, count: 3, data: { 480: "/3.mp4", max: "/4.mp4", other: "/5" } },
    ],
  };
  expect(JSON.parse(serialize(body, "https://ludex.test"))).toEqual({
    ...body,
    image: "https://ludex.test/media/1.jpg",
    list: [
      {
        background_image: "https://ludex.test/2.jpg",
        thumbnail: null,
        count: 3,
        data: { 480: "https://ludex.test/3.mp4", max: "https://ludex.test/4.mp4", other: "/5" },
      },
    ],
  });
});

it("leaves alone what only looks like an address", () => {
  const body = { description: 'see "image":"/media/1.jpg"', image: '/a"b', list: ["/1.jpg"], max: 5, min: "/2.jpg" };
  expect(JSON.parse(serialize(body, "https://ludex.test"))).toEqual({ ...body, image: 'https://ludex.test/a"b' });
});
