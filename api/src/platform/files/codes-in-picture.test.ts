import { performance } from "node:perf_hooks";
import sharp from "sharp";
import { expect, it } from "vitest";
import { codesInPicture } from "./codes-in-picture.ts";

it("leaves the main thread free while it searches a grainy picture", async () => {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const grainy = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: "#888", noise },
  })
    .jpeg()
    .toBuffer();
  const before = performance.eventLoopUtilization();
  await codesInPicture(grainy);
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});
