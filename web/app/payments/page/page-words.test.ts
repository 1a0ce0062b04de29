import type { PaymentPage } from "@barakah/contract";
import { expect, it } from "vitest";
import { pageWords } from "./page-words.ts";

const waiting = (facts: Partial<PaymentPage>) =>
  pageWords({ status: "pending", missing: 0, proof_at: null, given_up: false, ...facts } as PaymentPage)
    .amount;

it("uses the word 'transfer' only for bank transfers", () => {
  expect(waiting({ next: "send_proof", method: "bsi" })).toBe("Jumlah yang perlu ditransfer");
  expect(waiting({ next: "pay_online", method: "midtrans" })).toBe("Jumlah yang perlu dibayar");
  expect(waiting({ next: "wait", method: "bsi", proof_at: "2026-11-15T00:00:00Z" })).toBe(
    "Jumlah yang kamu transfer",
  );
  expect(waiting({ next: "wait", method: "qris-donasi" })).toBe("Jumlah yang kamu bayar");
});

it("does not call a partial transfer complete", () => {
  const short = { missing: 50_225, method: "bsi", proof_at: "2026-11-15T00:00:00Z" } as const;
  for (const next of ["wait", "send_proof"] as const)
    expect(waiting({ ...short, next })).toBe("Jumlah seluruhnya");
});

it("waits for the rest only until its proof was sent", () => {
  const short = { status: "pending", missing: 50_225, next: "wait", given_up: false } as PaymentPage;
  expect(pageWords({ ...short, rest_sent: false }).badge).toBe("Menunggu kekurangannya");
  expect(pageWords({ ...short, rest_sent: true }).badge).not.toBe("Menunggu kekurangannya");
});
