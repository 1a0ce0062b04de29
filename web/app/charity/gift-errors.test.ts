import { describe, expect, it } from "vitest";
import { EMPTY_GIFT, type GiftValues, giftErrors } from "./gift.ts";

const complete: GiftValues = { ...EMPTY_GIFT, method: "bsi", fullName: "Rina", phone: "0812 0000 0000" };

describe("giftErrors", () => {
  it("asks for amount, method, name and phone", () => {
    expect(giftErrors(EMPTY_GIFT, 0)).toEqual({
      amount: "Silakan pilih nominal donasi",
      method: "Silakan pilih metode pembayaran",
      fullName: "Isi dengan nama lengkap.",
      phone: "Isi dengan nomor telepon.",
    });
  });

  it("needs neither an e-mail nor a message", () => {
    expect(giftErrors(complete, 25_225)).toEqual({});
    expect(giftErrors({ ...complete, email: " rina@contoh.id " }, 25_225)).toEqual({});
  });

  it("objects to an e-mail or a phone that is none", () => {
    expect(giftErrors({ ...complete, email: "rina" }, 1)).toEqual({
      email: "Isi dengan alamat e-mail yang benar.",
    });
    expect(giftErrors({ ...complete, phone: "rumah" }, 1)).toEqual({
      phone: "Isi dengan nomor telepon yang benar.",
    });
  });

  it("takes ten billion rupiah and not one more", () => {
    expect(giftErrors(complete, 10_000_000_000)).toEqual({});
    expect(giftErrors(complete, 10_000_000_001).amount).toMatch(/terlalu besar/);
  });
});
