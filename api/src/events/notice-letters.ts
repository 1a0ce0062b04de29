import { wordsOfChange } from "@barakah/contract/events/notice-words";
import { rupiah } from "../platform/text/rupiah.ts";
import type { nextUnhandled } from "./queries/notices.ts";
import type { StoredRegistration } from "./queries/registrations.ts";

type Unhandled = NonNullable<Awaited<ReturnType<typeof nextUnhandled>>>;

export function wordsFor(
  { kind, changes, reason, title }: Unhandled,
  { state, refund_due }: StoredRegistration,
) {
  if (kind === "tickets")
    return {
      title: `Tiketmu siap: ${title}`,
      body: "Panitia mendaftarkanmu. Buka tiketnya sekali sebelum berangkat, supaya bisa dibuka tanpa sinyal.",
    };
  if (kind === "again")
    return {
      title: `Tiketmu: ${title}`,
      body: "Ini tautan tiketmu. Buka sekali sebelum berangkat, supaya bisa dibuka tanpa sinyal.",
    };
  if (kind === "words") return { title: `Kabar untuk peserta ${title}`, body: reason };
  if (kind === "account")
    return {
      title: `Ke rekening mana uangmu kami kembalikan? ${title}`,
      body: `${rupiah(refund_due)} kami kembalikan kepadamu, tetapi rekeningmu belum kami ketahui. Isi di halaman tiketmu.`,
    };
  if (kind === "cancel")
    return {
      title: `${title} dibatalkan`,
      body: `Mohon maaf, acara ini dibatalkan. Alasannya: ${reason}${
        refund_due > 0 ? " Uangmu dikembalikan: isi nomor rekeningmu di halaman tiket." : ""
      }`,
    };
  return wordsOfChange({ title, changes, reason }, state);
}
