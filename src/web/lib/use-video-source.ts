// Which file of a video plays. Some browsers have no H.264, as on a Linux without the packages for it; the bundled trailers
// come as WebM, too, which every browser plays.
import { useState } from "react";

const BUNDLED_MP4 = /^(\/media\/trailers\/[^?]+)\.mp4(?=\?|$)/;

/** Address of the same bundled trailer as WebM; undefined for any other video. */
export function asWebm(address: string): string | undefined {
  return BUNDLED_MP4.test(address) ? address.replace(BUNDLED_MP4, "$1.webm") : undefined;
}

/** `src`, or its other file once `tryOther` was called because it does not play. That says whether there is one. */
export function useVideoSource(src: string): { source: string; tryOther: () => boolean } {
  const [refused, setRefused] = useState<string>();
  const source = refused === src ? (asWebm(src) ?? src) : src;
  const tryOther = () => {
    setRefused(src);
    return asWebm(source) !== undefined;
  };
  return { source, tryOther };
}
