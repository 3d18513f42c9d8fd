// Beasts as silhouettes around their own centre or foot: dragon, whale, deer, wolf, rider, bird of prey.

/** A dragon in flight heading right, about 300 units wide; `beat` from -1 to 1 moves its wings. */
export function dragon(beat = 0): string {
  const lift = beat * 26;
  return (
    "M150 -34L136 -46L120 -44C104 -40 92 -26 76 -14C52 0 20 6 -10 4C-50 2 -84 18 -118 44C-132 54 -146 56 -160 50L-146 66L-164 72C-140 74 -122 64 -106 54C-76 36 -44 26 -8 28C28 28 66 20 88 0C100 -10 110 -20 124 -24L146 -22L132 -30Z" +
    `M44 4C36 -40 14 ${-82 - lift} -40 ${-120 - lift * 1.6}C-46 ${-96 - lift} -60 ${-84 - lift} -82 ${-80 - lift}C-72 ${-62 - lift * 0.7} -76 ${-46 - lift * 0.5} -92 ${-34 - lift * 0.4}C-68 -30 -56 -18 -48 6Z` +
    `M60 -6C70 -44 96 ${-74 - lift} 140 ${-96 - lift * 1.4}C132 ${-78 - lift} 134 ${-66 - lift * 0.8} 146 ${-54 - lift * 0.6}C122 -48 104 -34 84 -4Z` +
    "M118 -44L112 -60L126 -47ZM20 24L26 44L34 22ZM-20 26L-20 46L-8 28Z"
  );
}

/** A whale seen from the side, heading right, 260 units long. */
export function whale(): string {
  return (
    "M132 -6C128 -38 90 -54 44 -52C-10 -50 -54 -30 -96 -6C-110 -22 -126 -30 -142 -30C-136 -16 -128 -6 -112 4C-124 14 -130 24 -130 38C-114 34 -102 24 -92 10C-60 30 -10 42 46 36C92 32 130 20 132 -6Z" +
    "M40 30C36 54 20 72 0 80C2 62 8 44 18 30Z"
  );
}
