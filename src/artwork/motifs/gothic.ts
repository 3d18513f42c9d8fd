// What stands where it is haunted: an old house, tombstones.

/** A crooked house of many gables, 165 units high: outline, lit windows, door, window bars and eaves. */
export const OLD_HOUSE = {
  outline:
    "M-72 4L-70 -52L-82 -50L-62 -92L-52 -96L-50 -116L-40 -116L-41 -98L-14 -98L-4 -112L8 -98L22 -100L23 -104L16 -104L38 -164L60 -102L53 -103L56 -60L66 -58L60 -48L62 4Z",
  windows:
    "M-58 -34h14v20h-14ZM-30 -34h14v20h-14ZM34 -40h13v22h-13ZM-46 -74h14v20h-14ZM30 -82h14v22h-14ZM34 -118h8v14h-8ZM-10 -86h12v18h-12Z",
  door: "M2 4V-22C2 -32 20 -32 20 -22V4Z",
  bars: "M-51 -34V-14M-23 -34V-14M40 -40V-18M-39 -74V-54M37 -82V-60M-70 -46L60 -48M-50 -92H52",
} as const;

/** Stones and crosses on graves, some 50 units high. */
export const TOMBSTONES = [
  "M-17 0V-40A17 18 0 0 1 17 -40V0Z",
  "M-5 0V-34H-20V-44H-5V-62H5V-44H20V-34H5V0Z",
  "M-15 0L-19 -44H15L19 0Z",
  "M-12 0V-14H-8L-4 -78H4L8 -14H12V0Z",
] as const;
