// A whole number of the environment, which is text.
import { z } from "zod";

/** A whole number written as text, with its bounds in the message. */
export function wholeNumber(range: { min: number; max: number }, fallback: number) {
  const message = `must be a whole number from ${range.min} to ${range.max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= range.min && value <= range.max, message)
    .default(fallback);
}
