// How long the mouse has been where it is.
let movedAt = 0;
globalThis.addEventListener?.(
  "pointermove",
  () => {
    movedAt = performance.now();
  },
  { passive: true },
);

/** Milliseconds since a pointer last moved. */
export const restsSince = (): number => performance.now() - movedAt;
