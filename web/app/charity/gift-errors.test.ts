import { GIFT_FORM, type GiftValues } from "@barakah/contract/charity/gift-form";
import { describe, expect, it } from "vitest";
import { giftErrors } from "./gift.ts";

const complete: GiftValues = {
  ...GIFT_FORM,
  method: "bsi",
  payer_name: "Rina",
  payer_phone: "0812 0000 0000",
};

describe("giftErrors", () => {
  it("asks for amount, method, name and phone", () => {
    expect(giftErrors(GIFT_FORM, 0)).toEqual({
      amount: "Silakan pilih nominal donasi",
      method: "Silakan pilih metode pembayaran",
      payer_name: "Isi dengan nama lengkap.",
      payer_phone: "Isi dengan nomor telepon.",
    });
  });

  it("needs neither an e-mail nor a message", () => {
    expect(giftErrors(complete, 25_225)).toEqual({});
    expect(giftErrors({ ...complete, payer_email: " rina@contoh.id " }, 25_225)).toEqual({});
  });

  it("objects to an e-mail or a phone that is none", () => {
    // The server refuses the second one, too.
    for (const payer_email of ["rina", "rina@contoh.i"])
      expect(giftErrors({ ...complete, payer_email }, 1)).toEqual({
        payer_email: "Isi dengan alamat e-mail yang benar.",
      });
    expect(giftErrors({ ...complete, payer_phone: "rumah" }, 1)).toEqual({
      payer_phone: "Isi dengan nomor telepon yang benar.",
    });
  });

  it("takes ten billion rupiah and not one more", () => {
    expect(giftErrors(complete, 10_000_000_000)).toEqual({});
    expect(giftErrors(complete, 10_000_000_001).amount).toMatch(/terlalu besar/);
  });
});
