// Errands of those who look for games.
import { expect } from "../support/test.ts";
import { ask, type Errand, goTo, goToWritten, openByName } from "./visitor.ts";

export const FIND: readonly Errand[] = [
  {
    proves: "E-01",
    wants: "Find what else the director of Metal Gear Solid made",
    from: "/",
    most: 3,
    run: async (visitor) => {
      const { page, press } = visitor;
      await openByName(visitor, "metal gear solid", /^Metal Gear Solid \d/);
      await press(page.getByRole("main").getByRole("link", { name: "Hideo Kojima" }).first());
      await expect(page).toHaveURL("/person/hideo-kojima");
      await expect(page.getByRole("article").filter({ hasText: "Death Stranding" }).first()).toBeVisible();
    },
  },
  {
    proves: "E-01",
    wants: "Which game of The Witcher to begin with",
    from: "/",
    most: 2,
    run: async (visitor) => {
      const { page } = visitor;
      await openByName(visitor, "the witcher", /The Witcher.*\d+ games/);
      await expect(page).toHaveURL("/series/the-witcher");
      await expect(page.getByRole("link", { name: /^Where to begin/ })).toBeVisible();
    },
  },
  {
    proves: "E-01",
    wants: "See what FromSoftware brought out last",
    from: "/",
    most: 2,
    run: async (visitor) => {
      const { page } = visitor;
      await openByName(visitor, "fromsoftware", /FromSoftware/);
      await expect(page).toHaveURL("/studio/fromsoftware");
      await expect(page.getByRole("link", { name: /^Latest/ })).toBeVisible();
    },
  },
  {
    proves: "E-06",
    wants: "More games like Hollow Knight, and why",
    from: "/",
    most: 4,
    run: async (visitor) => {
      const { page, press } = visitor;
      await openByName(visitor, "hollow knight", /^Hollow Knight 2017/);
      await press(page.getByRole("button", { name: "More like this" }));
      await press(page.getByRole("link", { name: "All similar games" }));
      await expect(page).toHaveURL(/\/similar$/);
      await expect(page.getByText(/Both: /).first()).toBeVisible();
    },
  },
  {
    proves: "E-05",
    wants: "Something short and good for tonight",
    from: "/",
    most: 2,
    run: async (visitor) => {
      const { page } = visitor;
      await goTo(visitor, "Discover");
      const shelf = page.getByRole("region", { name: "Short and great" });
      await expect(shelf.getByRole("article").first()).toBeVisible();
    },
  },
  {
    proves: "S-15",
    wants: "A game to play together on one sofa, on a Switch",
    from: "/",
    most: 2,
    run: async (visitor) => {
      const { page } = visitor;
      await ask(visitor, "couch co-op games on switch");
      await expect(page.getByRole("article").first()).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Local Co-Op");
      await expect(page.getByRole("button", { name: /Nintendo Switch/ }).first()).toBeVisible();
    },
  },
  {
    proves: "E-01",
    wants: "What people played in the year I was born, 1985",
    from: "/",
    most: 3,
    run: async (visitor) => {
      const { page } = visitor;
      await goToWritten(visitor, "1985");
      await expect(page).toHaveURL("/year/1985");
      await expect(page.getByRole("article").filter({ hasText: "Super Mario Bros." }).first()).toBeVisible();
    },
  },
  {
    proves: "C-07",
    wants: "The best reviewed puzzle games",
    from: "/",
    most: 2,
    run: async ({ page, press, choose }) => {
      await press(page.getByRole("group", { name: "Genre" }).getByRole("button", { name: "Puzzle" }));
      await choose(page.getByLabel("Sort by"), "Metacritic");
      await expect(page).toHaveURL(/genre=puzzle.*sort=metacritic/);
      await expect(page.getByRole("article").first()).toBeVisible();
    },
  },
  {
    proves: "S-03",
    wants: "A game whose title I cannot spell",
    from: "/",
    most: 2,
    run: async (visitor) => {
      await openByName(visitor, "zleda breth of wild", /Breath of the Wild/);
      await expect(visitor.page.getByRole("heading", { level: 1 })).toContainText("Breath of the Wild");
    },
  },
  {
    proves: "P-07",
    wants: "Just show me a good game",
    from: "/",
    most: 1,
    run: async ({ page, press }) => {
      await press(page.getByRole("main").getByRole("button", { name: "Surprise me" }).first());
      await expect(page).toHaveURL(/\/game\/\d+$/);
    },
  },
  {
    proves: "D-09",
    wants: "Where to buy Celeste",
    from: "/",
    most: 2,
    run: async (visitor) => {
      const { page } = visitor;
      await openByName(visitor, "celeste", /^Celeste 2018/);
      const shop = page.getByRole("region", { name: "Where to get it" }).getByRole("link").first();
      await expect(shop).toHaveAttribute("href", /^https:/);
    },
  },
];
