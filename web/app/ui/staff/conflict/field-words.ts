import { EVENT_PRICE_LABEL, type EventPriceKind } from "@barakah/contract/events/event-words";
import { rupiah } from "../../../platform/format.ts";
import { LABELS } from "../field-labels.ts";

/** The fields of the editors, as their labels say; most are called like that in the log too. */
export const FIELD_LABEL: Record<string, string> = {
  ...LABELS,
  picture: "Gambar sampul",
  thumbnail: "Gambar sampul",
  permit_number: "Nomor izin (PUB)",
  deadline: "Tenggat",
  content: "Isi materi",
  material_type: "Jenis",
  questions: "Pertanyaan",
  is_free: "Gratis",
  payout_limit: "Batas penyaluran",
  works_alone: "Satu petugas keuangan",
  write_off_limit: "Batas selisih yang dihapus",
  store_ujrah_percent: "Ujrah toko anggota (%)",
  digital_hold_days: "Hari uang unduhan ditahan",
  founded_on: "Tanggal berdiri",
  office_city: "Kota kantor",
  missions: "Misi",
  least_gift: "Donasi terkecil",
  kind: "Dasar menerima zakat",
  institution: "Lembaga",
  number: "Nomor surat",
  valid_until: "Berlaku sampai",
  origin_region: "Kecamatan asal",
  sender: "Pengirim di label",
  sender_phone: "Telepon pengirim",
  pickup_place: "Tempat pengambilan",
  pickup_ready: "Kapan siap diambil",
  tolerance_g: "Toleransi berat (gram)",
  campaign_percent: "Bagian program (%)",
  ticket_types: "Jenis tiket",
  most_kg: "Paket terberat (kg)",
};

/** HTML fields, whose paragraphs can be combined. */
export const isText = (field: string) => ["description", "content", "body"].includes(field);

const AMOUNTS = new Set([
  "target_amount",
  "price",
  "payout_limit",
  "write_off_limit",
  "least_gift",
  "min_price",
]);

/** What a part of a list says, without its id. */
const partsOf = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.entries(value)
        .map(([name, part]) => (name === "id" ? "" : partsOf(part)))
        .filter(Boolean)
        .join(" · ")
    : String(value ?? "");

/** Questions, missions and ticket types, a line for each. */
const linesOf = (all: readonly unknown[]) => all.map(partsOf).join("\n");

/** The text of HTML, one line per block and per point of a list. */
function textOf(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const point of page.body.querySelectorAll("li")) point.prepend("\n• ");
  return [...page.body.children].map((block) => block.textContent?.trim() ?? "").join("\n");
}

export function wordsOf(field: string, value: unknown): string {
  if (isText(field)) return textOf(String(value));
  if (AMOUNTS.has(field)) return rupiah(Number(value));
  if (field === "price_kind") return EVENT_PRICE_LABEL[value as EventPriceKind];
  if (Array.isArray(value)) return linesOf(value) || "(kosong)";
  if (typeof value === "boolean") return value ? "Ya" : "Tidak";
  if (value === null || value === "") return "(kosong)";
  return String(value);
}

/** Their HTML followed by my paragraphs that it lacks. */
export function withMineBelow(theirs: string, mine: string): string {
  const blocks = (html: string) =>
    [...new DOMParser().parseFromString(html, "text/html").body.children].map((block) => block.outerHTML);
  const known = new Set(blocks(theirs));
  return (
    theirs +
    blocks(mine)
      .filter((block) => !known.has(block))
      .join("")
  );
}
