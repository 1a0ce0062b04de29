import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import sharp from "sharp";

/** A picture of its own for each text: sixteen fields coloured by its hash. */
export const pictureOf = (text: string): Promise<Buffer> =>
  sharp(createHash("sha384").update(text).digest(), { raw: { width: 4, height: 4, channels: 3 } })
    .resize(320, 320, { kernel: "nearest" })
    .png()
    .toBuffer();

/** A PNG twice as wide as high, red on the left and blue on the right. */
export async function redAndBlue(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 900;
    canvas.height = 450;
    const pen = canvas.getContext("2d");
    for (const [colour, left] of [["#f00", 0] as const, ["#00f", 450] as const]) {
      if (!pen) break;
      pen.fillStyle = colour;
      pen.fillRect(left, 0, 450, 450);
    }
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

/** The size of one of our pictures and the colour in its middle. */
export function look(page: Page, address: string) {
  return page.evaluate(async (src) => {
    const picture = await createImageBitmap(await (await fetch(src)).blob());
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    pen?.drawImage(picture, picture.width / 2, picture.height / 2, 1, 1, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
    return { width: picture.width, height: picture.height, red, green, blue };
  }, address);
}
