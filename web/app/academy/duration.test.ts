import { expect, it } from "vitest";
import { durationWords, minutesOf } from "./course-figures.tsx";

it("tells hours and minutes as people say them", () => {
  expect([14, 60, 130].map(durationWords)).toEqual(["14 menit", "1 jam", "2 jam 10 menit"]);
});

it("adds up what is known", () => {
  expect(minutesOf([{ minutes: 14 }, { minutes: null }, { minutes: 20 }])).toBe(34);
});
