/** How long a game takes, in words; 0 hours are not known. */
export function playtimeText(hours: number): string {
  if (hours <= 0) return "Not available";
  return hours === 1 ? "1 hour" : `${hours} hours`;
}
