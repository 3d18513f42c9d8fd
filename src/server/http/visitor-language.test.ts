import { describe, expect, it } from "vitest";
import { visitorLanguage } from "./visitor-language.ts";

describe("L-02 the language of a visitor", () => {
  it.each([
    [undefined, "en"],
    ["", "en"],
    ["*", "en"],
    ["es", "es"],
    ["es-MX,es;q=0.9,en;q=0.8", "es"],
    ["ES-419", "es"],
    ["en-GB,en;q=0.9,es;q=0.8", "en"],
    ["fr-FR,fr;q=0.9,es;q=0.5,en;q=0.4", "es"],
    ["de", "en"],
    ["es;q=0", "en"],
    ["es;q=x, ;;,", "en"],
    [`${"xx-YY,".repeat(500)}es`, "es"],
  ])("that the browser asks for with %j is %s", (accepted, language) => {
    expect(visitorLanguage({ "accept-language": accepted })).toBe(language);
    expect(visitorLanguage({ "accept-language": accepted })).toBe(language);
  });

  it.each([
    ["ludex-language=es", "es"],
    ["a=1; ludex-language=es; b=2", "es"],
    ["ludex-language=en", "en"],
  ])("that was chosen, as %j, goes before it", (cookie, language) => {
    const other = language === "es" ? "en" : "es";
    expect(visitorLanguage({ cookie, "accept-language": other })).toBe(language);
  });

  it.each([
    "ludex-language=xx",
    "ludex-language=",
    "ludex-language=es-MX",
    "not-ludex-language=en",
    "ludex-language=enes",
  ])("is the browser's where the cookie says %j", (cookie) =>
    expect(visitorLanguage({ cookie, "accept-language": "es" })).toBe("es"),
  );
});
