// The faces, cut down to what the style sheet declares: every letter that the app shows is still in them, and their
// figures still stand below each other.
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** With letters of Latin and of Latin Extended, and with marks. */
const LATIN = "Pokémon Señor Größe naïve Æon “quotes” – 1,242 € ™";
const SPECIMENS = [
  ["Inter Variable", LATIN],
  ["Inter Variable", "Wiedźmin Škoda Ağrı Mēness"],
  ["Bricolage Grotesque Variable", LATIN],
] as const;

/**
 * Writes `text` at the end of the page in the files that the style sheet names for `source`. Under names of their own,
 * because the app's faces are optional, and whether one that is asked for late is used is up to the browser.
 */
function writeSpecimen(page: Page, source: string, text: string): Promise<void> {
  return page.evaluate(
    async ([wanted, words]) => {
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      const faces = rules
        .flatMap((rule) => (rule instanceof CSSFontFaceRule ? rule.style : []))
        .filter((style) => style.getPropertyValue("font-family").includes(wanted))
        .map((style, index) => new FontFace(`specimen-${wanted.length}-${index}`, style.getPropertyValue("src")));
      for (const face of faces) document.fonts.add(await face.load());
      document.querySelector("#specimen")?.remove();
      const line = document.createElement("p");
      line.id = "specimen";
      line.textContent = words;
      line.style.fontFamily = [...faces.map(({ family }) => family), "monospace"].join(", ");
      document.body.append(line);
    },
    [source, text] as const,
  );
}

test("every letter is shown in the app's own faces", async ({ page }) => {
  await page.goto("/");
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const foreignFaces = async () => {
    const { root } = await session.send("DOM.getDocument", { depth: 0 });
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "#specimen" });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
  };
  for (const [face, text] of SPECIMENS) {
    await writeSpecimen(page, face, text);
    expect([text, await foreignFaces()]).toEqual([text, []]);
  }
});

test("figures in columns are equally wide", async ({ page }) => {
  await page.goto("/");
  // A face that comes late on a busy machine is not used by the page itself.
  await writeSpecimen(page, "Inter", "0123456789");
  const widths = await page.evaluate(() => {
    const { fontFamily } = getComputedStyle(document.querySelector("#specimen") ?? document.body);
    return Array.from({ length: 10 }, (_, digit) => {
      const line = document.createElement("span");
      line.textContent = String(digit).repeat(20);
      line.style.display = "inline-block";
      line.style.font = `400 16px ${fontFamily}`;
      line.style.fontVariantNumeric = "tabular-nums";
      document.body.append(line);
      return line.getBoundingClientRect().width;
    });
  });
  expect(new Set(widths).size).toBe(1);
});

test("their licence is served beside them", async ({ request }) => {
  const answer = await request.get("/licenses-faces.txt");
  expect(answer.status()).toBe(200);
  const text = await answer.text();
  expect(text).toContain("The Inter Project Authors");
  expect(text).toContain("The Bricolage Grotesque Project Authors");
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
});
