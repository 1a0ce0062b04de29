import { expect, it } from "vitest";
import { ceilingOf, LEFT, RIGHT, scaleOf } from "./chart-scale.ts";

it("ends at a round number that no value is above", () => {
  expect([0, 1, 7, 11, 180, 2_400_000].map(ceilingOf)).toEqual([4, 1, 10, 20, 200, 2_500_000]);
});

it("finds the value that is pointed at, also beside the chart", () => {
  const { x, nearest } = scaleOf(5, 100, 464);
  expect([x(0), x(4)]).toEqual([LEFT, 464 - RIGHT]);
  expect([nearest(0), nearest(x(2) + 3), nearest(9999)]).toEqual([0, 2, 4]);
});
