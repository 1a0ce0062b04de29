import { describe, expect, it } from "vitest";
import { refusedTransfer, today, transferBody, transferErrors } from "./transfer-fields.ts";

const complete = {
  sourceBank: " Bank Contoh ",
  sourceAccount: "000 111",
  accountName: "",
  transferDate: "2025-11-15",
};
const INCOMPLETE = "Mohon lengkapi semua data yang diperlukan.";

describe("today", () => {
  it("is Jakarta's day, which begins seven hours before Greenwich's", () => {
    expect(today(new Date("2025-11-14T16:59:59Z"))).toBe("2025-11-14");
    expect(today(new Date("2025-11-14T17:00:00Z"))).toBe("2025-11-15");
  });
});

describe("transferErrors", () => {
  it("asks for bank, account, date and proof, and not for the holder's name", () => {
    const empty = { sourceBank: " ", sourceAccount: "", accountName: "", transferDate: "" };
    expect(transferErrors(empty, false)).toEqual({
      sourceBank: INCOMPLETE,
      sourceAccount: INCOMPLETE,
      transferDate: INCOMPLETE,
      proof: "Mohon upload bukti transfer",
    });
    expect(transferErrors(complete, true)).toEqual({});
  });
});

describe("what the server gets and says", () => {
  it("is trimmed and in the API's names", () => {
    expect(transferBody(complete)).toEqual({
      source_bank: "Bank Contoh",
      source_account: "000 111",
      account_name: "",
      transfer_date: "2025-11-15",
    });
  });

  it("is shown at the field that it is about", () => {
    expect(
      refusedTransfer({ source_bank: ["Terlalu panjang."], proof_file: ["Rusak."], amount: ["?"] }),
    ).toEqual({
      sourceBank: "Terlalu panjang.",
      proof: "Rusak.",
    });
    expect(refusedTransfer(undefined)).toEqual({});
  });
});
