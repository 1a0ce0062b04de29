import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOST_ZOOM, moved, sideOf, wholePicture, zoomed } from "./crop.ts";

const LANDSCAPE = { width: 1200, height: 800 };

describe("the square that is cut out", () => {
  it("begins as large as fits, in the middle", () => {
    const crop = wholePicture(LANDSCAPE);
    expect(sideOf(crop, LANDSCAPE)).toBe(800);
    expect(crop).toEqual({ zoom: 1, x: 600, y: 400 });
  });

  it("moves against the finger, as the picture moves with it", () => {
    const crop = moved(wholePicture(LANDSCAPE), LANDSCAPE, 0.1, 0);
    expect(crop.x).toBe(520);
  });

  it("never leaves the picture, whatever is done to it", () => {
    const step = fc.record({
      right: fc.double({ min: -3, max: 3, noNaN: true }),
      down: fc.double({ min: -3, max: 3, noNaN: true }),
      zoom: fc.double({ min: 0, max: 9, noNaN: true }),
    });
    const size = fc.record({
      width: fc.integer({ min: 1, max: 9000 }),
      height: fc.integer({ min: 1, max: 9000 }),
    });
    fc.assert(
      fc.property(size, fc.array(step, { maxLength: 12 }), (picture, steps) => {
        let crop = wholePicture(picture);
        for (const { right, down, zoom } of steps)
          crop = zoomed(moved(crop, picture, right, down), picture, zoom);
        const half = sideOf(crop, picture) / 2;
        expect(crop.zoom).toBeGreaterThanOrEqual(1);
        expect(crop.zoom).toBeLessThanOrEqual(MOST_ZOOM);
        expect(crop.x - half).toBeGreaterThanOrEqual(-1e-6);
        expect(crop.y - half).toBeGreaterThanOrEqual(-1e-6);
        expect(crop.x + half).toBeLessThanOrEqual(picture.width + 1e-6);
        expect(crop.y + half).toBeLessThanOrEqual(picture.height + 1e-6);
      }),
    );
  });
});
