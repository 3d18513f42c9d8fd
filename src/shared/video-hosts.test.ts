import { describe, expect, it } from "vitest";
import { isGivenVideo } from "./video-hosts.ts";

const HOSTS = new Set(["video.example", "cdn.example"]);

describe("[safety-24] a video may be played", () => {
  it.each(["/media/trailers/board-480.mp4?v=1", "/a", "https://video.example/a.mp4", "HTTPS://CDN.example:443/a?b#c"])(
    "%s",
    (address) => expect(isGivenVideo(address, HOSTS)).toBe(true),
  );
});

describe("[safety-24] a video may not be played", () => {
  it.each([
    "https://evil.example/a.mp4",
    "https://video.example.evil.example/a.mp4",
    "https://evil.example/video.example/a.mp4",
    "https://video.example@evil.example/a.mp4",
    "https://me:pw@video.example/a.mp4",
    "https://video.example:8443/a.mp4",
    "https://video.example./a.mp4",
    "https://sub.video.example/a.mp4",
    "http://video.example/a.mp4",
    "//evil.example/a.mp4",
    "//video.example/a.mp4",
    String.raw`/\evil.example/a.mp4`,
    String.raw`\\evil.example/a.mp4`,
    "/\t/evil.example/a.mp4",
    "https:evil.example/a.mp4",
    "a.mp4",
    " /a.mp4",
    "",
    "http://own.invalid/a.mp4",
    "data:video/mp4;base64,AAAA",
    "blob:https://video.example/1",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "ftp://video.example/a.mp4",
    "https://",
    "https://[::1]/a.mp4",
  ])("%j", (address) => expect(isGivenVideo(address, HOSTS)).toBe(false));
});
