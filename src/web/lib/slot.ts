/** Given as a message's value, it keeps a place in it for an element; see `Phrase`. No text of ours or of others has it. */
export const SLOT = "\uE000";
