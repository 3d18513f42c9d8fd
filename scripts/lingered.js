/** What Playwright says of a worker that it had to kill after all its tests were done (`ProcessHost.stop`). */
const LINGERED = /worker-\d+ process did not exit within \d+ms after stop, force-killed it/;

/**
 * Has a run of the browser tests failed for nothing but workers that did not go when their work was done? `report` is
 * Playwright's JSON report. Every test has then passed, and what the worker waited for is no part of the app.
 */
export function onlyLingered(report) {
  const { stats, errors = [] } = report ?? {};
  const hasPassed = stats !== undefined && stats.unexpected === 0 && stats.expected + stats.flaky > 0;
  return hasPassed && errors.length > 0 && errors.every(({ message }) => LINGERED.test(message ?? ""));
}
