import { expect, it } from "vitest";
import { stateOf } from "./rajaongkir.ts";

it.each([
  ["DELIVERED TO [SITI | 11-11-2026]", "delivered"],
  ["Paket diterima oleh SITI", "delivered"],
  ["Paket diterima di gudang Bandung", "at_hub"],
  ["Retur diterima pengirim", "failed"],
  ["UNDELIVERED: alamat tidak lengkap", "failed"],
  ["Paket tidak terkirim, penerima tidak di tempat", "failed"],
  ["WITH DELIVERY COURIER [BANDUNG]", "out_for_delivery"],
])("calls a parcel of which a courier says '%s' is %s", (text, state) => {
  expect(stateOf(text)).toBe(state);
});
