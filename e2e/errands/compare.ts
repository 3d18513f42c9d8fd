// Errands of those who choose between games, hand them on, or want the app another way.
import { expect } from "../support/test.ts";
import { ask, type Errand, goTo, openByName } from "./visitor.ts";

export const COMPARE: readonly Errand[] = [
  {
    proves: "E-06",
    wants: "Is Portal 2 longer than The Witcher 3?",
    from: "/game/4200",
    most: 3,
    run: async ({ page, press, write, key }) => {
      await press(page.getByRole("main").getByRole("link", { name: "Compare", exact: true }).first());
      await write(page.getByRole("combobox", { name: /Add a game/ }), "witcher 3");
      await page.getByRole("option").first().waitFor();
      await key("Enter");
      await expect(page.getByRole("rowheader", { name: /Length/ })).toBeVisible();
      await expect(page.getByRole("columnheader")).toHaveCount(3);
    },
  },
  {
    proves: "E-06",
    wants: "Is Stardew Valley longer than Terraria?",
    from: "/",
    most: 3,
    run: async ({ page, press, write, key }) => {
      await press(page.getByRole("banner").getByRole("button", { name: "Go to a page, a game or an action" }));
      const palette = page.getByRole("dialog", { name: "Command palette" });
      await write(palette.getByRole("combobox"), "stardew valley vs terraria");
      await expect(palette.getByRole("option", { name: "Compare Stardew Valley · Terraria" })).toBeVisible();
      await key("Enter");
      await expect(page.getByRole("rowheader", { name: /Length/ })).toBeVisible();
      await expect(page.getByRole("columnheader")).toHaveCount(3);
    },
  },
  {
    proves: "E-06",
    wants: "How do Portal 2's three nearest games differ from it?",
    from: "/game/4200/similar",
    most: 1,
    run: async ({ page, press }) => {
      await press(page.getByRole("link", { name: /^Compare/ }).first());
      await expect(page.getByRole("columnheader")).toHaveCount(5);
    },
  },
  {
    proves: "E-07",
    wants: "Send a friend the list of all Half-Life games",
    from: "/",
    most: 3,
    run: async (visitor) => {
      const { page, press } = visitor;
      await openByName(visitor, "half-life", /Half-Life.*\d+ games/);
      await page.waitForURL("/series/half-life");
      await press(page.getByRole("main").getByRole("button", { name: "Share" }).first());
      // A browser without a sheet of its own copies the address, or says where it stands.
      await expect(page.getByRole("status", { name: "Notices" })).toContainText(/link|address/);
    },
  },
  {
    proves: "S-15",
    wants: "Only games that are not violent, for a child, on a PC",
    from: "/",
    most: 2,
    run: async (visitor) => {
      const { page } = visitor;
      await ask(visitor, "family friendly games on pc");
      await expect(page.getByRole("article").first()).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Everyone");
      await expect(page.getByRole("button", { name: /PC/ }).first()).toBeVisible();
    },
  },
  {
    proves: "L-02",
    wants: "Read all this in Spanish",
    from: "/favorites",
    most: 1,
    run: async ({ page, press }) => {
      await press(page.getByRole("contentinfo").getByRole("button", { name: "Español" }));
      await expect(page.locator("html")).toHaveAttribute("lang", "es");
    },
  },
  {
    proves: "L-01",
    wants: "It is too dark to read",
    from: "/",
    most: 1,
    run: async ({ page, press }) => {
      await press(page.getByRole("banner").getByRole("button", { name: "Use light theme" }));
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    },
  },
  {
    proves: "S-10",
    wants: "Which keys are there?",
    from: "/game/4200",
    most: 2,
    run: async (visitor) => {
      await goTo(visitor, "Keyboard shortcuts");
      await expect(visitor.page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    },
  },
];
