import { describe, expect, it } from "vitest";
import { packageProblem } from "./packages.ts";
import { amountIn, readNotice, wordingProblem } from "./read-notice.ts";

const read = (text: string, wordings: string[] = [], title = "") => readNotice({ title, text }, wordings);

describe("a notice", () => {
  it("is read by its one incoming amount, however it is written", () => {
    for (const [text, amount] of [
      ["Dana masuk QRIS. Anda menerima dana Rp 49.863 dari IBU RATNA melalui QRIS YAYASAN CONTOH.", 49_863],
      ["Anda menerima Rp49.863,00", 49_863],
      ["Uang masuk IDR 1,250,175.00 via QRIS", 1_250_175],
      ["Pembayaran QRIS Rp. 10.000.000 diterima", 10_000_000],
      ["Terima Rp 7 dari A", 7],
    ] as const)
      expect(read(text)).toEqual({ amount });
    expect(read("Anda menerima Rp 50.025", [], "Dana masuk Rp 50.025")).toEqual({ amount: 50_025 });
  });

  it("is not read where money leaves, might come, or two sums are named", () => {
    for (const text of [
      "Anda mengirim Rp 49.863 ke TOKO, saldo masuk nanti",
      "Transfer ke BUDI Rp 50.000 diterima bank tujuan",
      "Dana masuk Rp 1 dari X. Berita: dana masuk Rp 1.000.000",
      "Pembayaran Rp 50.000 gagal, dana masuk kembali",
      "Promo! Terima cashback Rp 50.000",
      "Saldo Anda Rp 49.863",
      "Dana masuk",
      "Dana masuk Rp 49.863,50",
      "Dana masuk Rp 4.98.63",
    ])
      expect(read(text), text).toHaveProperty("unread");
  });

  it("of an app with wordings is read by them alone, from the first letter to the last", () => {
    const wording = "Anda menerima dana Rp {nominal} dari {pengirim} melalui QRIS. Saldo Rp {saldo}";
    expect(
      read("Anda menerima dana Rp49.863 dari IBU RATNA melalui QRIS. Saldo Rp 2.000.000.", [wording]),
    ).toEqual({
      amount: 49_863,
    });
    expect(read("Anda menerima dana Rp 49.863 dari IBU RATNA", [wording])).toHaveProperty("unread");
    expect(
      read("Anda menerima dana Rp 1 dari A melalui QRIS. Saldo Rp 5 dari B melalui QRIS. Saldo Rp 9", [
        wording,
      ]),
    ).toHaveProperty("unread");
    expect(
      read("Anda menerima dana Rp 1 dari Rp 500.000 melalui QRIS. Saldo Rp 9", [wording]),
    ).toHaveProperty("unread");
  });

  it("has wordings that stay quick to read", () => {
    expect(wordingProblem("Terima {nominal}")).toBeUndefined();
    expect(wordingProblem("Terima uang")).toContain("{nominal}");
    expect(wordingProblem("{nominal} {a}")).toContain("bersebelahan");
    expect(wordingProblem("{nominal} a {b} c {d} e {f} g {h}")).toContain("empat");
    expect(read("a ".repeat(900), ["{x} a {nominal} a {y} b {z}!"])).toHaveProperty("unread");
  });

  it("knows amounts", () => {
    expect(amountIn("0")).toBeUndefined();
    expect(amountIn("1.000.000")).toBe(1_000_000);
    expect(amountIn("10,000.00")).toBe(10_000);
    expect(amountIn("12.34")).toBeUndefined();
  });

  it("never comes from an app in which strangers write", () => {
    for (const chat of [
      "com.whatsapp",
      "com.whatsapp.w4b",
      "org.telegram.messenger",
      "com.google.android.apps.messaging",
      "com.android.mms",
      "jp.naver.line.android",
      "com.google.android.gm",
      "com.facebook.orca",
    ])
      expect(packageProblem(chat), chat).toContain("Aplikasi pesan");
    expect(packageProblem("bank")).toContain("paket");
    expect(packageProblem("id.bankcontoh.mobile")).toBeUndefined();
  });
});
