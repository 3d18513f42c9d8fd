/** What a press is called: `/`, `?`, and `Ctrl+k` for a combination, which on a Mac is one with the command key. */
export function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  if (!ctrlKey && !metaKey) return key;
  // More keys at once are somebody else's; as a letter alone counts the one that Caps Lock has made large.
  return altKey || shiftKey ? "" : `Ctrl+${key.toLowerCase()}`;
}
