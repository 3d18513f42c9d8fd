// Calendars, written and read again by two programs that know nothing of ours.
import ical from "ical.js";
import { sync } from "node-ical";
import { describe, expect, it } from "vitest";
import { type CalendarDay, writeCalendar } from "./write-calendar.ts";

const DAY: CalendarDay = {
  uid: "game-1@ludex.test",
  day: "2027-03-12",
  title: "One",
  text: "Action",
  url: "https://ludex.test/game/1",
  changed: "2026-11-25T09:08:07",
};

const HOSTILE = [
  "a\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil",
  "semi;colon, comma: and \\ back\\nslash",
  "\u0000\u0007\u001B[31m",
  '"; X-EVIL=1:yes',
  "\u2028ATTACH:file:///etc/passwd\u2029",
  "\uD800 half a character",
  `${"žluťoučký 🎮 ".repeat(30)}end`,
];

/** What both programs make of it, as `summary` by `uid`. */
function readTwice(text: string) {
  const component = new ical.Component(ical.parse(text) as unknown[]);
  const one = component.getAllSubcomponents("vevent").map((event) => new ical.Event(event));
  const other = Object.values(sync.parseICS(text)).filter((event) => event?.type === "VEVENT");
  return { component, one, other };
}

describe("[E-03] a calendar", () => {
  it("is read alike by two programs: a whole day, its name, its stamp and its address", () => {
    const { one, other } = readTwice(writeCalendar({ name: "Ludex" }, [DAY]));
    expect(one).toHaveLength(1);
    expect(other).toHaveLength(1);
    const [event] = one;
    expect([event?.uid, event?.summary, event?.startDate.isDate, event?.startDate.toString()]).toEqual([
      DAY.uid,
      "One",
      true,
      "2027-03-12",
    ]);
    expect(event?.endDate.toString()).toBe("2027-03-13");
    expect(other[0]).toMatchObject({ uid: DAY.uid, summary: "One", datetype: "date", url: DAY.url });
    expect(String(event?.component.getFirstPropertyValue("dtstamp"))).toBe("2026-11-25T09:08:07Z");
    expect(String(event?.component.getFirstPropertyValue("last-modified"))).toBe("2026-11-25T09:08:07Z");
  });

  it.each(HOSTILE)("keeps %j a text", (title) => {
    const text = writeCalendar({ name: title }, [
      { ...DAY, title, text: title, url: `${DAY.url}${title}`, uid: title },
    ]);
    const { one, other } = readTwice(text);
    expect(one).toHaveLength(1);
    expect(other).toHaveLength(1);
    const expected = title
      .toWellFormed()
      .replaceAll("\r\n", "\n")
      .replaceAll(/[\u2028\u2029]/g, "\n")
      .replaceAll(/(?!\n)\p{Cc}/gu, " ");
    expect(one[0]?.summary).toBe(expected);
    expect(one[0]?.component.getAllProperties().map(({ name }) => name)).not.toContain("attach");
    for (const line of text.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Cc}/u);
    }
  });

  it("leaves out what is no day, and passes over the ends of months and years", () => {
    const days = ["2027-02-30", "2027", "", "2027-12-31", "2028-02-29"].map((day) => ({ ...DAY, uid: day, day }));
    const { one } = readTwice(writeCalendar({ name: "Ludex" }, days));
    expect(one.map(({ startDate, endDate }) => `${startDate.toString()} ${endDate.toString()}`)).toEqual([
      "2027-12-31 2028-01-01",
      "2028-02-29 2028-03-01",
    ]);
  });

  it("tells programs that follow it where it lies and how often to look", () => {
    const source = "https://ludex.test/upcoming/calendar.ics?genre=action";
    const { component } = readTwice(writeCalendar({ name: "Ludex", source }, [DAY]));
    expect(String(component.getFirstPropertyValue("source"))).toBe(source);
    expect(String(component.getFirstPropertyValue("refresh-interval"))).toBe("P1D");
    expect(writeCalendar({ name: "Ludex" }, [])).not.toContain("REFRESH");
  });
});
