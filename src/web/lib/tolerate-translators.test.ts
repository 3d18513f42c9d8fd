import { describe, expect, it } from "vitest";
import { tolerateTranslators } from "./tolerate-translators.ts";

describe("tolerateTranslators", () => {
  it("answers a removal or insertion beside a node that a translator has moved", () => {
    tolerateTranslators();
    const parent = document.createElement("p");
    const text = document.createTextNode("Hello");
    const font = document.createElement("font");
    parent.append(text);
    text.replaceWith(font);
    font.append(text);

    expect(parent.removeChild(text)).toBe(text);
    const late = document.createElement("b");
    expect(parent.insertBefore(late, text)).toBe(late);
    expect(parent.lastChild).toBe(late);
  });

  it("changes nothing for nodes that are where they should be", () => {
    const parent = document.createElement("p");
    const [first, second] = [document.createElement("i"), document.createElement("b")];
    parent.append(second);
    parent.insertBefore(first, second);
    expect(parent.innerHTML).toBe("<i></i><b></b>");
    parent.removeChild(second);
    expect(parent.innerHTML).toBe("<i></i>");
  });
});
