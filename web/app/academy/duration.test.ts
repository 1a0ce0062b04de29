import { expect, it } from "vitest";
import { durationWords, minutesOf } from "./course-figures.tsx";

it("writes hours and minutes in words", () => {
  expect([14, 60, 130].map(durationWords)).toEqual(["14 menit", "1 jam", "2 jam 10 menit"]);
});

it("adds up the known durations", () => {
  expect(minutesOf([{ minutes: 14 }, { minutes: null }, { minutes: 20 }])).toBe(34);
});
