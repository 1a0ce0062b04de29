import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inside, MOST_ZOOM, moved, sizeOf, wholePicture } from "./crop.ts";

const wide = { width: 2000, height: 1000 };
const tall = { width: 1000, height: 2000 };

describe("the part that is cut out of a picture", () => {
  it("begins as large as its ratio allows, in the middle", () => {
    expect(wholePicture(wide)).toEqual({ zoom: 1, x: 1000, y: 500 });
    expect(sizeOf(wholePicture(wide), wide, 1)).toEqual({ width: 1000, height: 1000 });
    expect(sizeOf(wholePicture(wide), wide, 1.6)).toEqual({ width: 1600, height: 1000 });
    expect(sizeOf(wholePicture(tall), tall, 2)).toEqual({ width: 1000, height: 500 });
  });

  it("moves against the finger, as the picture moves with it", () => {
    expect(moved(wholePicture(wide), wide, 1, 0.1, 0).x).toBe(900);
  });

  it("stops at the edges", () => {
    expect(moved(wholePicture(wide), wide, 1.6, -5, 3)).toEqual({ zoom: 1, x: 1200, y: 500 });
    expect(inside({ zoom: 99, x: -10, y: 5000 }, tall, 2)).toEqual({ zoom: 4, x: 125, y: 1937.5 });
  });

  it("never leaves the picture, whatever is done to it", () => {
    const step = fc.record({
      right: fc.double({ min: -3, max: 3, noNaN: true }),
      down: fc.double({ min: -3, max: 3, noNaN: true }),
      zoom: fc.double({ min: 0, max: 9, noNaN: true }),
    });
    const side = fc.integer({ min: 1, max: 9000 });
    const size = fc.record({ width: side, height: side });
    const ratios = fc.constantFrom(1, 7 / 6, 16 / 10, 16 / 9);
    fc.assert(
      fc.property(size, ratios, fc.array(step, { maxLength: 12 }), (picture, ratio, steps) => {
        let crop = wholePicture(picture);
        for (const { right, down, zoom } of steps)
          crop = inside({ ...moved(crop, picture, ratio, right, down), zoom }, picture, ratio);
        const { width, height } = sizeOf(crop, picture, ratio);
        expect(crop.zoom).toBeGreaterThanOrEqual(1);
        expect(crop.zoom).toBeLessThanOrEqual(MOST_ZOOM);
        expect(crop.x - width / 2).toBeGreaterThanOrEqual(-1e-6);
        expect(crop.y - height / 2).toBeGreaterThanOrEqual(-1e-6);
        expect(crop.x + width / 2).toBeLessThanOrEqual(picture.width + 1e-6);
        expect(crop.y + height / 2).toBeLessThanOrEqual(picture.height + 1e-6);
      }),
    );
  });
});
