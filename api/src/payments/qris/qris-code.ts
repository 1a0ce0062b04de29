import { parseQris, withAmount } from "@barakah/contract/payments/qris/payload";
import sharp from "sharp";
import { type DrawnCode, svgOf } from "../../platform/qr-code.ts";
import type { StoredMerchant } from "../queries/merchants.ts";

const PIXELS = 1080;

/** The merchant's payload with this amount. */
export function payloadFor(
  { payload, account }: Pick<StoredMerchant, "payload" | "account">,
  amount: number,
) {
  const parsed = parseQris(payload);
  if (typeof parsed === "string") throw new Error(`the QRIS of ${account} is ${parsed}`);
  return withAmount(parsed, amount);
}

/** Whole pixels per module, so that no edge is blurred. */
export const pictureOf = ({ path, size }: Pick<DrawnCode, "path" | "size">): Promise<Buffer> =>
  sharp(Buffer.from(svgOf({ path, size })), { density: 72 })
    .resize({ width: Math.floor(PIXELS / size) * size, kernel: "nearest" })
    .png({ palette: true })
    .toBuffer();
