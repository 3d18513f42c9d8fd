// Loaded before the process that builds: tells its parent what it took when it ends.
process.on("disconnect", () => undefined);
const disconnect = process.disconnect?.bind(process);
process.disconnect = () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { processorS: (userCPUTime + systemCPUTime) / 1_000_000, peakMb: Math.round(maxRSS / 1000) };
  process.send?.({ usage }, () => disconnect?.());
};
