import type { Locator } from "@playwright/test";

/** Where an element is, in pixels of the window. Throws where it is not shown. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error("not shown");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
