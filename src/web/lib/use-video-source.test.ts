import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { asWebm, useVideoSource } from "./use-video-source.ts";

const MP4 = "/media/trailers/city-max.mp4?v=3";
const WEBM = "/media/trailers/city-max.webm?v=3";

describe("the other file of a video", () => {
  it("is there for bundled trailers only", () => {
    expect(asWebm(MP4)).toBe(WEBM);
    for (const address of [WEBM, "/media/trailer.mp4", "https://media.rawg.io/media/trailers/city-max.mp4"]) {
      expect(asWebm(address)).toBeUndefined();
    }
  });

  it("takes the place of one that does not play, once", () => {
    const { result, rerender } = renderHook(({ src }) => useVideoSource(src), { initialProps: { src: MP4 } });
    expect(result.current.source).toBe(MP4);
    const refuse = () => {
      let hasOther: boolean | undefined;
      act(() => {
        hasOther = result.current.tryOther();
      });
      return { source: result.current.source, hasOther };
    };
    expect(refuse()).toEqual({ source: WEBM, hasOther: true });
    expect(refuse()).toEqual({ source: WEBM, hasOther: false });
    rerender({ src: "https://media.rawg.io/a.mp4" });
    expect(refuse()).toEqual({ source: "https://media.rawg.io/a.mp4", hasOther: false });
  });
});
