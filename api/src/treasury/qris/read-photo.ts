import { parseQris } from "@barakah/contract/payments/qris/payload";
import { AppError } from "../../platform/errors.ts";
import { codesInPicture } from "../../platform/files/codes-in-picture.ts";

const noCode = () =>
  new AppError(
    400,
    "not_qris",
    "Kode QRIS tidak terlihat di foto ini. Foto lebih dekat dan lurus, atau tempel isinya.",
    {
      errors: { photo: ["Kode QRIS tidak terlihat di foto ini. Foto lebih dekat dan lurus."] },
    },
  );

const isQris = (text: string) => typeof parseQris(text) !== "string";

/** A print often has other codes beside the QRIS. */
export async function textInPhoto(photo: Buffer): Promise<string> {
  const found = await codesInPicture(photo);
  const text = found.find(isQris) ?? found[0];
  if (text === undefined) throw noCode();
  return text;
}
