import { describe, expect, it } from "vitest";
import { today, transferErrors } from "./transfer-fields.ts";

const complete = {
  source_bank: " Bank Contoh ",
  source_account: "000 111",
  account_name: "",
  transfer_date: "2025-11-15",
  proof_file: new File(["bukti"], "bukti.jpg"),
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
    const empty = {
      source_bank: " ",
      source_account: "",
      account_name: "",
      transfer_date: "",
      proof_file: null,
    };
    expect(transferErrors(empty)).toEqual({
      source_bank: INCOMPLETE,
      source_account: INCOMPLETE,
      transfer_date: INCOMPLETE,
      proof_file: "Mohon upload bukti transfer",
    });
    expect(transferErrors(complete)).toEqual({});
  });
});
