import { parseQris, withAmount } from "@barakah/contract/payments/qris/payload";
import { create } from "qrcode";
import sharp from "sharp";
import type { StoredMerchant } from "../queries/merchants.ts";

/** The quiet zone that scanners need. */
const MARGIN = 4;
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

export interface Drawn {
  path: string;
  /** The whole size and the quiet zone. */
  size: number;
  margin: number;
}

/** Runs of dark modules, row by row, as one SVG path. */
export function drawCode(text: string): Drawn {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const { size } = modules;
  let path = "";
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      if (!modules.get(row, column)) continue;
      let run = 1;
      while (column + run < size && modules.get(row, column + run)) run += 1;
      path += `M${column + MARGIN} ${row + MARGIN}h${run}v1h-${run}z`;
      column += run;
    }
  return { path, size: size + 2 * MARGIN, margin: MARGIN };
}

/** White background in both themes: scanners expect dark on light. */
export const svgOf = ({ path, size }: Pick<Drawn, "path" | "size">): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;

/** Whole pixels per module, so that no edge is blurred. */
export const pictureOf = ({ path, size }: Pick<Drawn, "path" | "size">): Promise<Buffer> =>
  sharp(Buffer.from(svgOf({ path, size })), { density: 72 })
    .resize({ width: Math.floor(PIXELS / size) * size, kernel: "nearest" })
    .png({ palette: true })
    .toBuffer();
