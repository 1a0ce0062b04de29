import type { BankAgreement } from "@barakah/contract";
import { expect, it } from "vitest";
import { verdictOf } from "./verdict.ts";

const AGREED: BankAgreement = {
  code: "bsi",
  name: "BSI",
  ledger: 1_000_000,
  statement: 1_000_000,
  unseen: 0,
  handed: 0,
  out: 0,
  open_in: 0,
  open_out: 0,
  ignored: 0,
  unexplained: 0,
  closing: { amount: 1_000_000, day: "2026-11-17", imported_at: "2026-11-17T03:00:00Z" },
  opening: 0,
  missing: 0,
  sen: 0,
  in_books: { amount: 0, count: 0, items: [] },
};
const about = (change: Partial<BankAgreement>) => {
  const { tone, title, text, act } = verdictOf({ ...AGREED, ...change });
  return { tone, words: `${title} ${text}`, to: act?.to };
};

it("is green only if the bank's stated balance was reached", () => {
  expect(about({})).toMatchObject({ tone: "green", words: expect.stringContaining("Tidak ada yang perlu") });
  expect(about({ missing: -27_455_275 })).toEqual({
    tone: "red",
    words: expect.stringMatching(/^Selisih Rp\. 27\.455\.275 dengan rekening koran 17\/11\/2026\./),
    to: "/admin/mutasi/impor",
  });
  expect(about({ closing: null, missing: null })).toMatchObject({ tone: "gold", to: "/admin/mutasi/impor" });
  expect(about({ missing: null }).words).toContain("isi saldo awalnya");
  expect(about({ unexplained: 5, missing: 7 })).toMatchObject({
    tone: "red",
    words: expect.stringContaining("beri tahu administrator"),
  });
});

it("names the open amounts without a minus sign", () => {
  const open = about({ open_in: 9000, open_out: -1000 });
  expect(open.tone).toBe("gold");
  expect(open.words).toContain("masuk Rp. 9.000, keluar Rp. 1.000");
  const waiting = about({ unseen: 70_250, out: 75_999_375 });
  expect(waiting.tone).toBe("green");
  expect(waiting.words).toContain("masuk Rp. 70.250, keluar Rp. 75.999.375");
});
