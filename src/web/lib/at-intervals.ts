// What follows the mouse need not do so in every frame where a transition makes the way in between: each frame in which the
// page writes something costs it two milliseconds, whatever it writes.

/**
 * `act` on the latest of what is asked for, in an animation frame, the first time at once and then at most every
 * `intervalMs` milliseconds.
 */
export function atIntervals<T>(intervalMs: number, act: (latest: T) => void) {
  let latest: T;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let before = -Infinity;
  const draw = () => {
    frame = 0;
    before = performance.now();
    act(latest);
  };
  const wait = () => {
    timer = undefined;
    frame = requestAnimationFrame(draw);
  };
  return {
    ask: (wanted: T): void => {
      latest = wanted;
      if (frame !== 0 || timer !== undefined) return;
      const restMs = intervalMs - (performance.now() - before);
      if (restMs > 0) timer = setTimeout(wait, restMs);
      else wait();
    },
    /** Nothing comes any more of what was asked for. */
    cancel: (): void => {
      clearTimeout(timer);
      timer = undefined;
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
