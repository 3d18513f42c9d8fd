import { expect, it } from "vitest";
import { allowedEndpoint, type BuiltServices, NO_SERVICES, OwnServicesSchema, usedServices } from "./own-services.ts";

const BUILT: BuiltServices = {
  rawgUrl: "https://api.rawg.io/api",
  rawgKey: "",
  rawgCalls: 20_000,
  imageService: "https://images.weserv.nl/",
  ai: { url: "", key: "", model: "" },
  aiHosts: ["https://ai.example", "http://localhost:*"],
};

it("[B-02] asks nobody where nothing is given", () =>
  expect(usedServices(NO_SERVICES, BUILT)).toMatchObject({ rawg: undefined, ai: undefined }));

it("[B-02] a key of the visitor's own takes the place of the build's", () => {
  const built = { ...BUILT, rawgKey: "built" };
  expect(usedServices(NO_SERVICES, built).rawg?.key).toBe("built");
  expect(usedServices({ ...NO_SERVICES, rawgKey: "own" }, built).rawg?.key).toBe("own");
});

it.each([
  ["https://ai.example/v1", "https://ai.example/v1/chat/completions"],
  ["http://localhost:11434/v1/", "http://localhost:11434/v1/chat/completions"],
  ["https://ai.example.evil.example/v1", undefined],
  ["https://user:word@ai.example/v1", undefined],
  ["https://ai.example/v1?key=1", undefined],
  ["http://localhost.evil.example", undefined],
  ["javascript:alert(1)", undefined],
])("[B-02] a model at %s is asked at %s", (address, endpoint) =>
  expect(allowedEndpoint(address, BUILT.aiHosts)).toBe(endpoint),
);

it("[B-02] what is stored broken counts as not given", () =>
  expect(OwnServicesSchema.parse({ rawgKey: "two words", pictures: 7, aiUrl: null, aiKey: "\n" })).toEqual(
    NO_SERVICES,
  ));
