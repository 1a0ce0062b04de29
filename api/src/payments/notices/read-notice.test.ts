import { describe, expect, it } from "vitest";
import { packageProblem } from "./bank-apps.ts";
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
      expect(read(text)).toEqual({ amount, anchored: false });
    expect(read("Anda menerima Rp 50.025", [], "Dana masuk Rp 50.025")).toMatchObject({ amount: 50_025 });
  });

  it("is not read if money leaves or might come, or if it names two sums", () => {
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

  it("of an app with wordings is read only by them, as a whole", () => {
    const wording = "Anda menerima dana Rp {nominal} dari {pengirim} melalui QRIS. Saldo Rp {saldo}";
    expect(
      read("Anda menerima dana Rp49.863 dari IBU RATNA melalui QRIS. Saldo Rp 2.000.000.", [wording]),
    ).toEqual({ amount: 49_863, anchored: true });
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

  it("never takes its amount from a payer's remark if a wording says where it is", () => {
    for (const [wording, text] of [
      ["Dana masuk {nominal} dari {pengirim}", "Dana masuk 1,00 dari BUDI berita: Rp 100.137"],
      ["Dana masuk {nominal} dari {pengirim}", "Dana masuk Rp 1 dari BUDI berita: Rp 100.137"],
      [
        "Dari {pengirim} sebesar {nominal} masuk, {sisa}",
        "Dari A sebesar 100.137 masuk, B sebesar 1 masuk, lunas",
      ],
      [
        "Dari {pengirim} sebesar {nominal} masuk, {sisa}",
        "Dari A sebesar 100.137 masuk, B sebesar Rp 1 masuk, lunas",
      ],
    ] as const)
      expect(read(text, [wording]), text).toHaveProperty("unread");
    expect(
      read("Dana masuk 1,00 dari BUDI berita: 100.137", ["Dana masuk {nominal} dari {pengirim}"]),
    ).toEqual({
      amount: 1,
      anchored: true,
    });
  });

  it("its wordings are restricted to patterns that match quickly", () => {
    expect(wordingProblem("Terima {nominal}")).toBeUndefined();
    expect(wordingProblem("Terima uang")).toContain("{nominal}");
    expect(wordingProblem("{nominal} {a}")).toContain("bersebelahan");
    expect(wordingProblem("{nominal} a {b} c {d} e {f} g {h}")).toContain("empat");
    expect(wordingProblem("Rp {nominal} diterima dari {pengirim}")).toBeUndefined();
    expect(wordingProblem("Dari {pengirim} sebesar Rp {nominal}")).toBeUndefined();
    expect(wordingProblem("Dari {pengirim} Rp {nominal}")).toContain("sebelum {nominal}");
    expect(read("a ".repeat(900), ["{x} a {nominal} a {y} b {z}!"])).toHaveProperty("unread");
  });

  it("reads amounts", () => {
    expect(amountIn("0")).toBeUndefined();
    expect(amountIn("1.000.000")).toBe(1_000_000);
    expect(amountIn("10,000.00")).toBe(10_000);
    expect(amountIn("12.34")).toBeUndefined();
  });

  it("is accepted from a known bank's app, or from one that two people added", () => {
    for (const strangers of [
      "com.whatsapp",
      "com.google.android.gm",
      "com.yahoo.mobile.client.android.mail",
      "ch.protonmail.android",
      "com.fsck.k9",
      "eu.faircode.email",
      "org.thunderbird.android",
      "com.samsung.android.email.provider",
      "com.zoho.mail",
      "org.mozilla.firefox",
      "kik.android",
      "com.snapchat.android",
      "im.vector.app",
      "com.skype.raider",
      "com.zing.zalo",
      "com.kakao.talk",
    ])
      expect(packageProblem(strangers, []), strangers).toContain("Belum kami kenal");
    expect(packageProblem("bank", ["bank"])).toContain("paket");
    expect(packageProblem("co.id.bankbsi.superapp", [])).toBeUndefined();
    expect(packageProblem("id.bankcontoh.mobile", [])).toContain("Belum kami kenal");
    expect(packageProblem("id.bankcontoh.mobile", ["id.bankcontoh.mobile"])).toBeUndefined();
  });
});
