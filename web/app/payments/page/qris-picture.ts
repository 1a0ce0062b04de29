import type { PaymentPage } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";

type Qris = NonNullable<PaymentPage["qris"]>;

const WIDTH = 720;
const BELOW = 130;

/** The code as a picture, drawn on this device: without a signal the server's cannot be fetched. */
export function qrisPicture({ path, size, merchant_name }: Qris, amount: number): string {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: WIDTH + BELOW });
  const pen = canvas.getContext("2d");
  if (!pen) return "";
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#000";
  pen.font = "bold 40px sans-serif";
  pen.textAlign = "center";
  pen.fillText(merchant_name, WIDTH / 2, WIDTH + 30, WIDTH - 40);
  pen.fillText(rupiah(amount), WIDTH / 2, WIDTH + 90);
  pen.scale(WIDTH / size, WIDTH / size);
  pen.fill(new Path2D(path));
  return canvas.toDataURL("image/png");
}
