// Errands of those who want to come back: follow, keep, take along.
import type { Page } from "@playwright/test";
import { expect } from "../support/test.ts";
import { type Errand, goTo, openByName } from "./visitor.ts";

/** What a program would be given at the address of this link. */
async function file(page: Page, name: "Calendar" | "Feed") {
  const link = page.getByRole("region", { name: "Follow this list" }).getByRole("link", { name });
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  return { link, type: answer.headers()["content-type"], text: await answer.text() };
}

export const FOLLOW: readonly Errand[] = [
  {
    proves: "E-03",
    wants: "Put the releases of the coming months into my calendar",
    from: "/",
    most: 3,
    run: async (visitor) => {
      const { page, press } = visitor;
      await goTo(visitor, "Upcoming games");
      const { link, type, text } = await file(page, "Calendar");
      const download = page.waitForEvent("download");
      await press(link);
      expect((await download).url()).toContain("/upcoming/calendar.ics");
      expect([type, text.startsWith("BEGIN:VCALENDAR")]).toEqual(["text/calendar; charset=utf-8", true]);
    },
  },
  {
    proves: "E-03",
    wants: "Follow a studio, Valve, in my feed reader",
    from: "/",
    most: 2,
    run: async (visitor) => {
      const { page } = visitor;
      await openByName(visitor, "valve software", /Valve Software/);
      const { type, text } = await file(page, "Feed");
      expect([type, text.includes("Games by Valve Software")]).toEqual(["application/atom+xml; charset=utf-8", true]);
    },
  },
  {
    proves: "E-03",
    wants: "Hear of every new puzzle game for the Switch",
    from: "/",
    most: 3,
    run: async ({ page, press }) => {
      await press(page.getByRole("group", { name: "Genre" }).getByRole("button", { name: "Puzzle" }));
      await press(page.getByRole("group", { name: "Platform" }).getByRole("button", { name: "Nintendo Switch" }));
      await press(page.getByRole("main").getByRole("button", { name: "Follow" }));
      expect((await file(page, "Feed")).text).toMatch(/<title>Ludex · Games: [^<]*Puzzle[^<]*<\/title>/);
    },
  },
  {
    proves: "E-02",
    wants: "What comes out for the PlayStation 5?",
    from: "/",
    most: 3,
    run: async (visitor) => {
      const { page, choose } = visitor;
      await goTo(visitor, "Upcoming games");
      await choose(page.getByRole("combobox", { name: "Platform" }), "PlayStation 5");
      await expect(page).toHaveURL(/\/upcoming\?platform=187/);
      await expect(page.getByRole("article").first()).toBeVisible();
    },
  },
  {
    proves: "P-01",
    wants: "Remember that I want to play Hades",
    from: "/",
    most: 3,
    run: async (visitor) => {
      const { page, press } = visitor;
      await openByName(visitor, "hades", /^Hades 20(?:18|20)/);
      await press(page.getByRole("button", { name: "Want to play", exact: true }));
      await expect(page.getByRole("status", { name: "Notices" })).toContainText("on your shelf");
    },
  },
  {
    proves: "P-03",
    wants: "Bring my games from elsewhere, two titles in a table",
    from: "/shelf",
    most: 3,
    run: async ({ page, press, write }) => {
      const section = page.getByRole("region", { name: "Bring your games along" });
      await write(section.getByRole("textbox"), "Title,Status\nCeleste,Completed\nHollow Knight,Playing\n");
      await press(section.getByRole("button", { name: "Find these games" }));
      await press(section.getByRole("button", { name: "Put 2 games on my shelf" }));
      await expect(page.getByRole("tab", { name: "Playing (1)" })).toBeVisible();
    },
  },
];
