// What a row of measurements is told by.

/** The value below which `share` of the numbers lie. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** With two digits after the point. */
export const round = (value: number): number => Math.round(value * 100) / 100;
