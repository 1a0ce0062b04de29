import { expect, it } from "vitest";
import { ApiError } from "../../platform/api-error.ts";
import { serverFieldErrors } from "../../ui/form/field-errors.ts";
import { FIELD_OF, qrisSumText } from "./use-purchase.ts";

it("shows the server's field errors at the payer's fields", () => {
  const errors = { payer_phone: ["Salah."], payer_name: ["Kosong."], amount: ["Lain."] };
  const refusal = new ApiError({ status: 400, code: "invalid", detail: "", errors });
  expect(serverFieldErrors(refusal, FIELD_OF)).toEqual({ phone: "Salah.", fullName: "Kosong." });
});

it("says how large the code of a QRIS may become", () => {
  expect(qrisSumText("gifts", 100_000)).toBe(
    "Nominal pasti muncul bersama kode QRIS: ditambah 1–999 rupiah sebagai kode unik.",
  );
  expect(qrisSumText("gifts", 500_000)).toContain("(saat ramai sampai 9.999)");
  expect(qrisSumText("goods", 500_000)).toBe(
    "Nominal pasti muncul bersama kode QRIS: dipotong 1–999 rupiah sebagai kode unik.",
  );
});
