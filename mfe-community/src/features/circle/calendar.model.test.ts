import { expect, it } from "vitest";
import { calendarFile, nextFireside } from "./calendar.model.ts";

it("the next fireside chat is on Thursday at seven, this week's until it begins", () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour);
  expect(nextFireside(at(21, 9))).toEqual(at(26, 19));
  expect(nextFireside(at(26, 18))).toEqual(at(26, 19));
  expect(nextFireside(at(26, 19))).toEqual(new Date(2026, 11, 3, 19));
});

it("a calendar file holds one event that lasts as long as the chat", () => {
  const file = calendarFile(
    {
      title: "Chat; by the fire",
      description: "60 minutes, plus 30.\nAll welcome",
      start: new Date("2026-11-26T18:00:00Z"),
      length: 60,
    },
    new Date("2026-11-21T09:00:00Z"),
  );
  expect(file.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Reclaim//Community//EN",
    "BEGIN:VEVENT",
    "UID:20261126T180000Z@reclaim",
    "DTSTAMP:20261121T090000Z",
    "DTSTART:20261126T180000Z",
    "DTEND:20261126T190000Z",
    "SUMMARY:Chat\\; by the fire",
    "DESCRIPTION:60 minutes\\, plus 30.\\nAll welcome",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});
