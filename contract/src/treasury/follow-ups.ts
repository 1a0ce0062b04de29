import { z } from "zod";
import { endpoint, may, saying } from "../platform/endpoint.ts";
import { NOTE_MOST, REASON_LEAST, REASON_MOST } from "../platform/text-lengths.ts";
import { written } from "../platform/vocabulary.ts";

const treasurers = may("money");

export const noteAboutPayment = endpoint("POST /api/admin/payments/:reference/note/", {
  summary: "Catatan petugas tentang sebuah pembayaran. Tidak dibaca pembayar, dan tidak dapat dihapus.",
  ...treasurers,
  body: z.object({ text: written("Tulis catatannya, paling sedikit lima huruf.", NOTE_MOST, 5) }),
  ...saying("Catatan disimpan."),
});

export const askForProof = endpoint("POST /api/admin/payments/:reference/ask-proof/", {
  summary:
    "Meminta bukti transfer sekali lagi, lewat e-mail dan notifikasi dengan tautan ke halaman pembayarannya. 409 `not_waiting`, `no_address` atau `asked_already`.",
  ...treasurers,
  body: z.object({
    reason: written("Tulis apa yang kurang, dengan kata yang dipahami pembayar.", REASON_MOST, REASON_LEAST),
  }),
  ...saying("Permintaan bukti dikirim."),
});
