import { expect, it } from "vitest";
import { whatsappLink } from "../../platform/whatsapp.ts";
import { transferMessage } from "./transfer-sent.tsx";

const paid = {
  what: "donasi",
  payer: "Hamba Allah",
  subject: { name: "Program", title: "Sumur & Air 100% Bersih" },
  amount: 100_225,
};
const account = { name: "Bank Syariah Indonesia (BSI)" };
const transfer = { source_bank: " Bank Contoh ", source_account: "0001112223", transfer_date: "2025-11-05" };
const text = transferMessage(paid, account, transfer);

it("the message to the treasurer has everything by which the transfer can be found", () => {
  for (const fact of [
    "05/11/2025",
    "Hamba Allah",
    "Sumur & Air 100% Bersih",
    "Rp. 100.225",
    "Bank tujuan: Bank Syariah Indonesia (BSI)",
    "Bank asal: Bank Contoh",
    "0001112223",
  ]) {
    expect(text).toContain(fact);
  }
});

it("is encoded once in the link: decoding it once gives the text back", () => {
  const link = whatsappLink("+62 812-0000-0000", text);
  expect(link).toContain("Sumur%20%26%20Air%20100%25%20Bersih%0A");
  expect(link).not.toContain("%25%20%2526");
  expect(decodeURIComponent(link.split("?text=")[1] ?? "")).toBe(text);
});
