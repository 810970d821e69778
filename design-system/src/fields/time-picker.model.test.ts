import { expect, test } from "vitest";
import { HOURS, minuteOptions, splitTime } from "./time-picker.model.ts";

test("hours go from 00 to 23", () => {
  expect([HOURS.length, HOURS[0], HOURS.at(-1)]).toEqual([24, "00", "23"]);
});

test("minutes are quarters of an hour", () => {
  expect(minuteOptions("15")).toEqual(["00", "15", "30", "45"]);
});

test("a minute between the quarters is offered as long as it holds", () => {
  expect(minuteOptions("10")).toEqual(["00", "10", "15", "30", "45"]);
  expect(minuteOptions("59")).toEqual(["00", "15", "30", "45", "59"]);
});

test("a time has an hour and a minute", () => {
  expect(splitTime("08:10")).toEqual({ hour: "08", minute: "10" });
});
