import { PICTURE_FORMATS, PICTURE_PREVIEW, PICTURE_WIDTHS } from "@barakah/contract/platform/pictures";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { checkUploadedPicture } from "./check-uploaded-picture.ts";
import "./decoding.ts";
import { makeOriginal, makePicture } from "./pictures.ts";

const GREEN = { r: 11, g: 122, b: 67 };

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: GREEN } });
}

function square() {
  const dot = Buffer.from('<svg width="100" height="100"><circle cx="50" cy="50" r="50" fill="#fff"/></svg>');
  return plain(600, 600)
    .composite([{ input: dot }])
    .png()
    .toBuffer();
}

async function fileOf(files: Map<string, Buffer>, name: string) {
  const bytes = files.get(name);
  if (!bytes) throw new Error(`${name} is missing`);
  return { bytes, ...(await sharp(bytes).metadata()) };
}

async function colourAt(picture: Buffer, left: number, top: number) {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe("makePicture", () => {
  test("makes every width in every format, in the source's proportions", async () => {
    const files = await makePicture(await plain(1600, 1000).png().toBuffer());
    expect(files.size).toBe(PICTURE_WIDTHS.length * PICTURE_FORMATS.length + 1);
    for (const width of PICTURE_WIDTHS) {
      for (const format of PICTURE_FORMATS) {
        const file = await fileOf(files, `${width}.${format}`);
        expect([file.width, file.height]).toEqual([width, width * 0.625]);
      }
    }
    expect((await fileOf(files, "320.avif")).mediaType).toBe("image/avif");
    expect((await fileOf(files, "320.webp")).format).toBe("webp");
    expect((await fileOf(files, "320.jpg")).format).toBe("jpeg");
  });

  test("makes a baseline JPEG preview of the size that chat apps expect", async () => {
    const files = await makePicture(await plain(800, 500).png().toBuffer());
    const preview = await fileOf(files, PICTURE_PREVIEW.name);
    expect([preview.width, preview.height, preview.isProgressive]).toEqual([1200, 630, false]);
    expect(preview.bytes.length).toBeLessThan(300 * 1024);
  });

  test("shows a square whole in the preview, with its own background at the sides", async () => {
    const files = await makePicture(await square());
    const { bytes } = await fileOf(files, PICTURE_PREVIEW.name);
    expect(Math.min(...(await colourAt(bytes, 600, 315)))).toBeGreaterThan(250);
    const [red = 255, green = 0] = await colourAt(bytes, 10, 315);
    expect(Math.abs(red - GREEN.r)).toBeLessThan(8);
    expect(Math.abs(green - GREEN.g)).toBeLessThan(8);
  });

  test("turns a sideways photo upright and removes its metadata", async () => {
    const sideways = await plain(1200, 600)
      .jpeg()
      .withExif({ IFD0: { Artist: "Rahasia" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const small = await fileOf(await makePicture(sideways), "320.jpg");
    expect([small.width, small.height]).toEqual([320, 640]);
    expect([small.exif, small.orientation]).toEqual([undefined, undefined]);
  });

  test("enlarges nothing but the preview", async () => {
    const files = await makePicture(await plain(1, 1).png().toBuffer());
    for (const width of PICTURE_WIDTHS) expect((await fileOf(files, `${width}.webp`)).width).toBe(1);
  });

  test("takes pictures as large as the check of uploads accepts", async () => {
    const large = await plain(7000, 7000).jpeg().toBuffer();
    await expect(checkUploadedPicture(large)).resolves.toBeUndefined();
    await expect(makeOriginal(large)).resolves.toBeInstanceOf(Buffer);
  });

  test("refuses files that are not pictures", async () => {
    await expect(makePicture(Buffer.from("bukan gambar"))).rejects.toThrow();
  });
});
