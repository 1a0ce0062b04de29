import { expect, it } from "vitest";
import { qrisSumText } from "./use-purchase.ts";

it("says before a QRIS payment how large the unique code may be", () => {
  expect(qrisSumText("gifts", 100_000)).toBe(
    "Nominal pasti muncul bersama kode QRIS: ditambah 1–999 rupiah sebagai kode unik.",
  );
  expect(qrisSumText("gifts", 500_000)).toContain("(saat ramai sampai 9.999)");
  expect(qrisSumText("goods", 500_000)).toBe(
    "Nominal pasti muncul bersama kode QRIS: dipotong 1–999 rupiah sebagai kode unik.",
  );
});
