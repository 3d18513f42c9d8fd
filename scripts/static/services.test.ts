// What the builder of a folder says of others, and what the policy of its pages makes of it.
import { expect, it } from "vitest";
import { foreignSources, publicKeys, readServices } from "./services.ts";

it("[B-02] lists exactly the hosts that may be asked", () => {
  const services = readServices({
    VITE_IMAGE_SERVICE: "https://pictures.example/",
    VITE_AI_HOSTS: "https://ai.example",
  });
  const sources = foreignSources(services);
  expect(sources["connect-src"]).toEqual(["https://api.rawg.io", "https://ai.example"]);
  expect(sources["img-src"]).toEqual(["https://pictures.example", "https://media.rawg.io"]);
});

it("[B-02] takes the keys of who builds it, and names them as public", () => {
  const services = readServices({
    VITE_RAWG_API_KEY: "c0ffee",
    VITE_AI_URL: "https://ai.example/v1",
    VITE_AI_MODEL: "small",
    VITE_AI_KEY: "sk-1",
  });
  expect(services).toMatchObject({
    rawgKey: "c0ffee",
    ai: { url: "https://ai.example/v1", model: "small", key: "sk-1" },
  });
  expect(foreignSources(services)["connect-src"]).toContain("https://ai.example");
  expect(publicKeys(services)).toEqual(["VITE_RAWG_API_KEY", "VITE_AI_KEY"]);
  expect(publicKeys(readServices({}))).toEqual([]);
});

it("[B-02] takes a variable that is empty for one that is not there", () => {
  const names = [
    "RAWG_API_URL",
    "RAWG_API_KEY",
    "RAWG_MONTHLY_BUDGET",
    "IMAGE_SERVICE",
    "AI_HOSTS",
    "AI_URL",
    "AI_MODEL",
  ];
  expect(readServices(Object.fromEntries(names.map((name) => [`VITE_${name}`, ""])))).toEqual(readServices({}));
});

it.each([
  { VITE_RAWG_MONTHLY_BUDGET: "many" },
  { VITE_RAWG_MONTHLY_BUDGET: "1.5" },
  { VITE_RAWG_API_URL: "ftp://a.example" },
  { VITE_RAWG_API_KEY: "two words" },
  { VITE_AI_HOSTS: "https:" },
  { VITE_AI_HOSTS: "https://a.example; script-src *" },
  { VITE_AI_URL: "https://user:word@ai.example", VITE_AI_MODEL: "m" },
  { VITE_AI_URL: "https://ai.example" },
])("[B-02] refuses %o", (environment) => expect(() => readServices(environment)).toThrow());
