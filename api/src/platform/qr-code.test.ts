import sharp from "sharp";
import { expect, it } from "vitest";
import { codesInPicture } from "./files/codes-in-picture.ts";
import { drawCode, svgOf } from "./qr-code.ts";

const QRIS =
  "00020101021126610014COM.GO-JEK.WWW01189360091434506469550210G4506469550303UMI51440014ID.CO.QRIS.WWW0215ID10243139365890303UMI5204839853033605409100250.005802ID5914Yayasan Contoh6013Jakarta Pusat61051034062070703A016304B5BE";

it.each([
  ["a QRIS with small letters", QRIS, 49],
  ["an address", "https://barakah.example.org/tiket/AbCdEf123456", 33],
  ["other scripts", "Zakat · زكاة", 25],
])("draws %s small enough, with a quiet zone, and readable", async (_what, text, modules) => {
  const drawn = drawCode(text);
  expect(drawn).toMatchObject({ size: modules + 8, margin: 4 });
  expect(drawn.path).toMatch(/^M4 4h7v1h-7z/);
  const picture = await sharp(Buffer.from(svgOf(drawn)))
    .resize(600, 600, { kernel: "nearest" })
    .toBuffer();
  expect(await codesInPicture(picture)).toEqual([text]);
});
