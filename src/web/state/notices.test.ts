import { beforeEach, expect, it } from "vitest";
import { dismissNotice, showNotice, useNotices } from "./notices.ts";

const shown = () => useNotices.getState().notices.map(({ key, text }) => `${key}: ${text}`);

beforeEach(() => useNotices.setState({ notices: [] }));

it("stand in the order in which they came, and a later one of the same kind takes the place of the earlier", () => {
  showNotice({ key: "storage", text: "full" });
  showNotice({ key: "recovered", text: "2" });
  showNotice({ key: "storage", text: "blocked" });
  expect(shown()).toEqual(["recovered: 2", "storage: blocked"]);
});

it("are taken away one by one", () => {
  showNotice({ key: "storage", text: "full" });
  showNotice({ key: "recovered", text: "2" });
  dismissNotice("storage");
  dismissNotice("unknown");
  expect(shown()).toEqual(["recovered: 2"]);
});
