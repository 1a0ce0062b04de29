import type { Page } from "./pages.ts";
import type { Transaction } from "./transaction.ts";

const rupiah = (amount: number) => `Rp. ${amount.toLocaleString("id-ID")}`;
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
const document = (prefix: string, title: string, body: string) => `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><title>${title} · Simulasi pembayaran</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="stylesheet" href="${prefix}/snap/simulator.css"></head>
<body class="page"><main class="card"><h1>${title}</h1>${body}</main></body></html>`;

const button = (path: string, ending: string, text: string, kind = "") =>
  `<button class="${kind}" formaction="${path}/${ending}">${text}</button>`;

/** The provider's hosted payment page. */
export function hostedPage(prefix: string, page: Page, before: Transaction | undefined): string {
  const path = `${prefix}/snap/v3/redirection/${page.token}`;
  const waiting = before?.status === "pending" ? before.accountNumber : undefined;
  return document(
    prefix,
    "Simulasi Pembayaran",
    `<p class="note">Ini simulasi: tidak ada uang yang berpindah.</p>
    <dl><dt>Nomor pesanan</dt><dd>${escapeHtml(page.orderId)}</dd>
    <dt>Jumlah</dt><dd class="amount">${rupiah(page.grossAmount)}</dd>
    ${waiting ? `<dt>Virtual account BSI</dt><dd>${waiting}</dd>` : ""}</dl>
    <form method="post" class="actions">${button(path, "success", "Bayar berhasil", "primary")}
    ${button(path, "pending", "Bayar nanti (tertunda)")}${button(path, "failure", "Gagal")}
    ${button(path, "close", "Tutup", "quiet")}</form>`,
  );
}

const MESSAGES: Record<string, [title: string, text: string]> = {
  "404": ["Halaman tidak berlaku", "Halaman pembayaran ini tidak ada atau sudah diganti dengan yang baru."],
  "406": ["Sudah diproses", "Transaksi ini sudah diproses."],
  "407": ["Waktu habis", "Waktu pembayaran sudah habis."],
  settlement: ["Pembayaran berhasil", "Pembayaran sudah diterima. Kamu boleh menutup halaman ini."],
  pending: ["Menunggu pembayaran", "Selesaikan pembayaran sebelum waktunya habis."],
  deny: ["Pembayaran gagal", "Pembayaran ditolak oleh bank."],
  closed: ["Pembayaran belum selesai", "Kamu dapat membuka halaman ini lagi sebelum waktunya habis."],
};
const OTHERWISE = ["Pembayaran", "Permintaan ini tidak dapat diproses."] as const;

export function messagePage(prefix: string, what: string): string {
  const [title, text] = MESSAGES[what] ?? OTHERWISE;
  return document(prefix, title, `<p>${text}</p>`);
}
