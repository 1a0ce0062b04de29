import sharp from "sharp";
import { expect, it } from "vitest";
import { reEncode } from "./private-images.ts";

const photo = (side: number, progressive: boolean) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#0a7" } })
    .jpeg({ quality: 60, progressive })
    .toBuffer();

it("accepts large photos, but none that must be decoded whole in memory", async () => {
  const kept = await reEncode("proof", await photo(6000, false));
  expect(await sharp(kept).metadata()).toMatchObject({ width: 2400, height: 2400 });
  await expect(reEncode("proof", await photo(6000, true))).rejects.toMatchObject({
    status: 413,
    message: expect.stringContaining("16 megapiksel"),
  });
  await expect(reEncode("proof", await photo(3000, true))).resolves.toBeInstanceOf(Buffer);
});

it("does not enlarge a picture of one pixel", async () => {
  expect(await sharp(await reEncode("proof", await photo(1, false))).metadata()).toMatchObject({ width: 1 });
});
