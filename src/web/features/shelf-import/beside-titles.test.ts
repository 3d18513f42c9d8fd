import { describe, expect, it } from "vitest";
import { titlesAmong } from "./beside-titles.ts";

const read = (text: string) => titlesAmong(text.split("\n"));

describe("[P-03] of a pasted list", () => {
  it.each([
    "20 Minutes Till Dawn",
    "12 Minutes",
    "24 Hours",
    "9 Hours, 9 Persons, 9 Doors",
    "60 Seconds!",
    "1 Hour 1 Life",
    "3 Minutes to Midnight",
    "Achievement Clicker",
    "7 of 9 Lives",
    "Yesterday",
    "Yesterday Origins",
    "Today Is My Birthday",
    "March of Empires",
    "10 Minutos",
  ])("a title that begins as a time or a day does is one: %s", (title) => {
    expect(read(`Hades\n${title}\nCeleste`)).toEqual(["Hades", title, "Celeste"]);
  });

  it.each([
    "12 hrs",
    "34.5 hrs on record",
    "1,204 hrs on record",
    "0.3 hrs last two weeks / 34 hrs on record",
    "12.3 hours past 2 weeks",
    "12 min",
    "3 h 20 m",
    "45h 30m 12s",
    "3½ Hours",
    "1 hour, 20 minutes",
    "1.204 Std.",
    "12,3 horas en total",
    "2 Std. und 3 Min. gespielt",
    "12 heures au total",
    "Total played: 12 hours",
  ])("a playing time is no title: %s", (time) => {
    expect(read(`Hades\n${time}\nCeleste`)).toEqual(["Hades", "Celeste"]);
  });

  it.each([
    "Today",
    "TODAY",
    "Hoy",
    "Heute",
    "Aujourd’hui",
    "Aujourd'hui",
    "Today at 5:30 PM",
    "Yesterday @ 3:20pm",
    "Gestern um 17:05 Uhr",
    "12 Mar, 2020 @ 5:14pm",
    "Mar 12 @ 5:14pm",
    "Last played: Yesterday",
    "LAST PLAYED Nov 12, 2023",
    "3 days ago",
    "hace 2 días",
    "vor 3 Tagen",
    "il y a 2 jours",
    "2024-01-15",
    "15.01.2024",
    "15/01/2024",
  ])("a day is no title: %s", (day) => {
    expect(read(`Hades\n${day}\nCeleste`)).toEqual(["Hades", "Celeste"]);
  });

  it.each(["Yesterday", "Ayer", "Gestern", "Hier", "12 hours", "45 minutes"])(
    "what may be a title is none where the page tells times: %s",
    (line) => {
      expect(read(`Hades\n3.4 hours\nLAST PLAYED\n${line}\nCeleste`)).toEqual(["Hades", "Celeste"]);
    },
  );

  it("what may be a title is one where its own time follows it, or nothing is before it", () => {
    const text =
      "12 Minutes\nTOTAL PLAYED\n3 hours\nLAST PLAYED\nToday\n24 Hours\n\n5.5 hours\nYesterday\nHades\n8 hours";
    expect(read(text)).toEqual(["12 Minutes", "24 Hours", "Hades"]);
  });

  it("a time below every title is none of them", () => {
    expect(read("Hades\n12 hours\nCeleste\n1 hour\nTunic\n45 minutes")).toEqual(["Hades", "Celeste", "Tunic"]);
  });
});
