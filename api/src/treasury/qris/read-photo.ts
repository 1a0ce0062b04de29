import { parseQris } from "@barakah/contract/payments/qris/payload";
import { AppError } from "../../platform/errors.ts";
import { codesInPicture } from "../../platform/files/codes-in-picture.ts";

const refused = (why: string) =>
  new AppError(400, "not_qris", `${why} Foto lebih dekat dan lurus, atau tempel isinya.`, {
    errors: { photo: [`${why} Foto lebih dekat dan lurus.`] },
  });

const isQris = (text: string) => typeof parseQris(text) !== "string";

/** A print often has other codes beside the QRIS. */
export async function textInPhoto(photo: Buffer): Promise<string> {
  const found = await codesInPicture(photo);
  if (!found) throw refused("Foto ini terlalu lama dibaca.");
  const text = found.find(isQris) ?? found[0];
  if (text === undefined) throw refused("Kode QRIS tidak terlihat di foto ini.");
  return text;
}
