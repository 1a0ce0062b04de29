import { expect, it } from "vitest";
import { inside, moved, sizeOf, wholePicture } from "./crop.ts";

const wide = { width: 2000, height: 1000 };
const tall = { width: 1000, height: 2000 };

it("begins with the largest part of the ratio, in the middle", () => {
  expect(sizeOf(wholePicture(wide), wide, 1.6)).toEqual({ width: 1600, height: 1000 });
  expect(sizeOf(wholePicture(tall), tall, 2)).toEqual({ width: 1000, height: 500 });
});

it("never leaves the picture", () => {
  expect(moved(wholePicture(wide), wide, 1.6, -5, 3)).toEqual({ zoom: 1, x: 1200, y: 500 });
  expect(inside({ zoom: 99, x: -10, y: 5000 }, tall, 2)).toEqual({ zoom: 4, x: 125, y: 1937.5 });
});
