// A gamepad, or the remote control of a television, moves the focus over the page. The code comes with the first of them.
import { useEffect } from "react";

/** What the browsers of televisions and of the boxes beside them call themselves. */
const TELEVISION = /smart-?tv|tizen|web0s|netcast|hbbtv|bravia|googletv|android tv|\baft[a-z]{1,4}\b|crkey/i;

export function useRemote(): void {
  useEffect(() => {
    // Whatever fails here, mouse and keyboard go on.
    const begin = () =>
      void import("./start-remote.ts").then(({ startRemote }) => startRemote()).catch(() => undefined);
    if (TELEVISION.test(navigator.userAgent)) begin();
    addEventListener("gamepadconnected", begin);
    return () => removeEventListener("gamepadconnected", begin);
  }, []);
}
