// A calendar of days on which games come out, as RFC 5545 has it. Server and browser write with it; it knows neither games
// nor clocks, and every text that it is given is taken for hostile.
import { isDay, shiftDay } from "./rawg/day.ts";

/** One event that lasts a whole day. */
export type CalendarDay = {
  /** The same for as long as the event is the same, wherever it is written. */
  uid: string;
  /** `YYYY-MM-DD`; an event on anything else is left out. */
  day: string;
  title: string;
  /** A sentence or two. */
  text?: string;
  /** An absolute address. */
  url: string;
  /** When it was changed last: `YYYY-MM-DDTHH:MM:SS` in UTC. */
  changed: string;
};

export type CalendarHead = {
  name: string;
  /** Where the calendar is fetched anew; none for a file that is read once. */
  source?: string;
};

const LINE_MAX_BYTES = 75;
const STAMP = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})/;

/** Text as a value: no line of its own, no sign that would end the value, none that a calendar must not hold. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\n\u2028\u2029]/g, "\n")
    .replaceAll(/[^\P{Cc}\n]/gu, " ")
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);
}

/** An address or a name as it stands, of which nothing can begin another line. */
const onOneLine = (text: string) => text.toWellFormed().replaceAll(/[\p{Cc}\p{Z}]/gu, "");

const bytes = new TextEncoder();

/** A line cut as the standard wants it: so many bytes at most, no character parted, what follows indented by a space. */
function fold(line: string): string {
  let folded = "";
  let length = 0;
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (length + size > LINE_MAX_BYTES) {
      folded += "\r\n ";
      length = 1;
    }
    folded += character;
    length += size;
  }
  return `${folded}\r\n`;
}

const digits = (day: string) => day.replaceAll("-", "");

/** `20270312T090000Z`; the beginning of the time of computers for what is no stamp. */
function stampOf(changed: string): string {
  const [, year, month, day, hour, minute, second] = STAMP.exec(changed) ?? [];
  return year === undefined ? "19700101T000000Z" : `${year}${month}${day}T${hour}${minute}${second}Z`;
}

function eventLines({ uid, day, title, text, url, changed }: CalendarDay): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${onOneLine(uid)}`,
    `DTSTAMP:${stampOf(changed)}`,
    `LAST-MODIFIED:${stampOf(changed)}`,
    `DTSTART;VALUE=DATE:${digits(day)}`,
    `DTEND;VALUE=DATE:${digits(shiftDay(day, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    ...(text === undefined || text === "" ? [] : [`DESCRIPTION:${escapeText(text)}`]),
    `URL:${onOneLine(url)}`,
    // Nobody is busy because a game comes out.
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** The calendar as text. Programs that follow one look again once a day. */
export function writeCalendar({ name, source }: CalendarHead, days: readonly CalendarDay[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Ludex//Ludex//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escapeText(name)}`,
    // What most programs read in its place.
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(source === undefined
      ? []
      : [`SOURCE;VALUE=URI:${onOneLine(source)}`, "REFRESH-INTERVAL;VALUE=DURATION:P1D", "X-PUBLISHED-TTL:P1D"]),
    ...days.filter(({ day }) => isDay(day)).flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map(fold).join("");
}
