import { expect, it } from "vitest";
import { createCalendarFile } from "./calendar-file.ts";

it("a calendar file holds one event that lasts as long as the chat", () => {
  const file = createCalendarFile(
    {
      title: "Chat; by the fire",
      description: "60 minutes, plus 30.\nAll welcome",
      start: new Date("2026-11-26T18:00:00Z"),
      durationMinutes: 60,
    },
    new Date("2026-11-21T09:00:00Z"),
  );
  expect(file.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Reclaim//Reclaim//EN",
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
