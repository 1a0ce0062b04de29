import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { said } from "../platform/vocabulary.ts";
import { byReference, TREASURERS } from "./verification.ts";

const treasurers = { access: "staff", roles: TREASURERS } as const;
const words = (most: number) => (sentence: string) =>
  z.string(sentence).trim().min(5, sentence).max(most, `Paling banyak ${most} huruf.`);

export const noteAboutPayment = endpoint({
  method: "POST",
  path: "/api/admin/payments/:reference/note/",
  summary: "Catatan petugas tentang sebuah pembayaran. Tidak dibaca pembayar, dan tidak dapat dihapus.",
  ...treasurers,
  params: byReference,
  body: z.object({ text: words(500)("Tulis catatannya, paling sedikit lima huruf.") }),
  response: said,
});

export const askForProof = endpoint({
  method: "POST",
  path: "/api/admin/payments/:reference/ask-proof/",
  summary:
    "Meminta bukti transfer sekali lagi, lewat e-mail dan notifikasi dengan tautan ke halaman pembayarannya. 409 `not_waiting`, `no_address` atau `asked_already`.",
  ...treasurers,
  params: byReference,
  body: z.object({ reason: words(300)("Tulis apa yang kurang, dengan kata yang dipahami pembayar.") }),
  response: said,
});
