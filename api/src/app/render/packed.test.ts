import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { packed } from "./packed.ts";

it("compresses short and very long texts without mixing them up", () => {
  const texts = Array.from({ length: 8 }, (_, n) => `halaman ${n} Rp 1.000 · ﷽ `.repeat(1 + n * 6000));
  const all = [...texts, "sesudahnya"];
  expect(all.map(packed).map((bytes) => brotliDecompressSync(bytes).toString())).toEqual(all);
});
