import { describe, expect, it } from "vitest";
import { createKeyEraser } from "./key-eraser.ts";

const KEY = 'sk-c4nary/+"x=0123456789';
const erase = createKeyEraser(KEY);

describe("[safety-1] a key is taken out of what a provider sends", () => {
  it.each([
    ["as it is", `Incorrect API key provided: ${KEY}. Go away.`],
    ["twice", `${KEY} ${KEY}`],
    ["in an address", `https://a.example/?key=${encodeURIComponent(KEY)}&x=1`],
    ["inside JSON", JSON.stringify({ error: { message: `wrong: ${KEY}` } })],
  ])("%s", (_name, text) => {
    expect(erase(text)).toContain("[key]");
    expect(erase(text)).not.toContain("c4nary");
  });

  it("cut off at any place of it", () => {
    for (let end = 4; end < KEY.length; end += 1) expect(erase(`wrong: ${KEY.slice(0, end)}`)).toBe("wrong: [key]");
  });

  it("and nothing else is", () => {
    for (const text of ["", "sk-", "a sk", "an ordinary answer"]) expect(erase(text)).toBe(text);
    expect(createKeyEraser(undefined)("text")).toBe("text");
    expect(createKeyEraser("short")("a short text")).toBe("a short text");
  });
});
