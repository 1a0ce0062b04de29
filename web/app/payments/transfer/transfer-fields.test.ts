import { describe, expect, it } from "vitest";
import { ApiError } from "../../platform/api-error.ts";
import { serverFieldErrors } from "../../ui/form/field-errors.ts";
import { TRANSFER_FIELD_OF, today, transferBody, transferErrors } from "./transfer-fields.ts";

const complete = {
  sourceBank: " Bank Contoh ",
  sourceAccount: "000 111",
  accountName: "",
  transferDate: "2025-11-15",
  proof: new File(["bukti"], "bukti.jpg"),
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
    const empty = { sourceBank: " ", sourceAccount: "", accountName: "", transferDate: "", proof: null };
    expect(transferErrors(empty)).toEqual({
      sourceBank: INCOMPLETE,
      sourceAccount: INCOMPLETE,
      transferDate: INCOMPLETE,
      proof: "Mohon upload bukti transfer",
    });
    expect(transferErrors(complete)).toEqual({});
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
    const errors = { source_bank: ["Terlalu panjang."], proof_file: ["Rusak."], amount: ["?"] };
    const refusal = new ApiError({ status: 400, code: "invalid", detail: "", errors });
    expect(serverFieldErrors(refusal, TRANSFER_FIELD_OF)).toEqual({
      sourceBank: "Terlalu panjang.",
      proof: "Rusak.",
    });
  });
});
