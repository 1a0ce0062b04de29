import { MATERIAL_TYPE_LABEL } from "@barakah/contract/academy/materials";
import { CATEGORY_LABEL } from "@barakah/contract/charity/categories";
import { EVENT_PRICE_LABEL, EVENT_STATE_LABEL } from "@barakah/contract/events/event-words";
import { FUND_KIND_LABEL } from "@barakah/contract/ledger/fund-kinds";
import { ASNAF_LABEL, PROGRAMME_LABEL } from "@barakah/contract/ledger/recipients";
import { PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { daysInWords } from "@barakah/contract/platform/day-words";
import { PUBLICATION_LABEL } from "@barakah/contract/platform/publication-states";
import { ROLES, STAFF_ROLES } from "@barakah/contract/platform/staff-roles";
import { ORDER_STATUS_LABEL } from "@barakah/contract/shop/order-status";
import { date, rupiah, wholeNumber } from "../../platform/format.ts";
import { parseHtml, textOf } from "../html/html-tree.ts";
import { TEXT_LABEL } from "./text-labels.ts";

export const LABELS: Record<string, string> = {
  ...TEXT_LABEL,
  status: "Status",
  title: "Judul",
  slug: "Slug",
  description: "Keterangan",
  picture: "Gambar",
  category: "Kategori",
  target_amount: "Target",
  organiser: "Penyelenggara",
  place: "Tempat",
  deadline: "Batas waktu",
  price: "Harga",
  unit: "Satuan",
  stock: "Stok",
  weight_g: "Berat (gram)",
  sent_by_courier: "Dikirim kurir",
  sent_by_store: "Diantar kurir toko",
  picked_up: "Diambil di tempat",
  fragile: "Pecah belah",
  outcome: "Penyelesaian",
  answer: "Jawaban",
  delivery: "Pengiriman",
  is_featured: "Unggulan",
  note: "Catatan",
  reason: "Alasan",
  amount: "Nominal",
  roles: "Peran",
  suspended: "Ditangguhkan",
  hidden: "Disembunyikan",
  bank: "Bank",
  method: "Bank tujuan",
  paid_on: "Tanggal penyaluran",
  story: "Cerita",
  payments: "Pembayaran",
  beyond: "Kelebihan",
  came: "Datang",
  seen: "Terlihat di mutasi",
  missing: "Masih kurang",
  asked: "Ditagih",
  written_off: "Diikhlaskan",
  way: "Cara pengembalian",
  from: "Dari rekening",
  reference: "Nomor referensi",
  line: "Nomor baris mutasi",
  lines: "Nomor baris mutasi",
  payout: "Nomor penyaluran",
  refund: "Nomor pengembalian",
  box: "Kas",
  fund_kind: "Jenis dana",
  rest_goes_to: "Bila terkumpul lebih",
  permit_number: "Nomor izin",
  permit_from: "Izin mulai",
  permit_to: "Izin sampai",
  permit_region: "Wilayah izin",
  recipient_kind: "Penerima",
  people: "Jumlah orang",
  region: "Wilayah",
  consent: "Persetujuan foto",
  account: "Akun",
  from_account: "Akun asal",
  to_account: "Akun tujuan",
  to: "Ke",
  year: "Tahun",
  base: "Penerimaan",
  rate_bp: "Batas",
  source: "Sumber",
  decided_on: "Diputuskan",
  day: "Tanggal",
  giver: "Pemberi",
  name: "Nama",
  active: "Dipakai",
  state: "Keadaan",
  campaign_id: "Nomor program",
  course_id: "Nomor kelas",
  material_type: "Jenis materi",
  content: "Isi",
  video_url: "Alamat video",
  video_key: "Berkas video",
  questions: "Jumlah soal",
  minutes: "Lama (menit)",
  is_free: "Gratis untuk semua",
  teacher_name: "Pengajar",
  teachers: "Pengajar yang boleh mengubah",
  teacher_title: "Keahlian pengajar",
  teacher_about: "Tentang pengajar",
  outcomes: "Yang akan dipelajari",
  bytes: "Ukuran",
  added: "Baris baru",
  repeated: "Baris yang sudah ada",
  skipped: "Baris dilewati",
  format: "Format",
  banks: "Rekening tujuan",
  texts: "Tulisan Home dan Tentang Kami",
  account_number: "Nomor rekening",
  account_name: "Atas nama",
  whatsapp_number: "Nomor WhatsApp",
  office_address: "Alamat kantor",
  community_name: "Nama komunitas",
  office_hours: "Jam buka",
  issuer_name: "Nama penerbit tanda terima",
  issuer_email: "E-mail di tanda terima",
  map_link: "Tautan peta",
  summary: "Ringkasan",
  body: "Keterangan",
  starts_at: "Mulai",
  ends_at: "Selesai",
  online_link: "Tautan daring",
  contact: "Kontak",
  listed: "Tampil di daftar acara",
  registration_opens: "Pendaftaran dibuka",
  registration_closes: "Pendaftaran ditutup",
  capacity: "Kapasitas",
  price_kind: "Cara harga",
  min_price: "Harga terendah",
  campaign_basis_points: "Bagian program",
  certificate: "Sertifikat",
  certificate_sessions: "Sesi untuk sertifikat",
};

const ORDER = Object.values(LABELS);
/** The order in which changes are listed; unknown labels come last. */
export const placeOf = (label: string) => (ORDER.includes(label) ? ORDER.indexOf(label) : ORDER.length);

export const fieldLabel = (field: string) => LABELS[field] ?? field;

const STATUS = {
  ...ORDER_STATUS_LABEL,
  ...PUBLICATION_LABEL,
  pending: "Menunggu",
  verified: "Terverifikasi",
  rejected: "Ditolak",
  expired: "Kedaluwarsa",
  refunded: "Dikembalikan",
};

const WORDS: Record<string, Record<string, string>> = {
  status: STATUS,
  roles: Object.fromEntries(STAFF_ROLES.map((role) => [role, ROLES[role].label])),
  category: CATEGORY_LABEL,
  material_type: MATERIAL_TYPE_LABEL,
  bank: PAYMENT_METHOD_LABEL,
  fund_kind: FUND_KIND_LABEL,
  recipient_kind: { ...ASNAF_LABEL, ...PROGRAMME_LABEL },
  method: PAYMENT_METHOD_LABEL,
  price_kind: EVENT_PRICE_LABEL,
  state: {
    ...EVENT_STATE_LABEL,
    open: "Baru",
    unidentified: "Belum tahu dari siapa",
    matched: "Cocok",
    ignored: "Diabaikan",
  },
};
const MONEY = new Set(["amount", "base", "beyond", "price", "min_price", "target_amount"]);
const DAY = /^\d{4}-\d{2}-\d{2}(T|$)/;
const NUMBERS = new Set(["year", "campaign_id", "course_id"]);
/** Stored in units that people do not read. */
const MEASURED: Record<string, (value: number) => string> = {
  rate_bp: (value) => `${decimal(value / 100)} %`,
  campaign_basis_points: (value) => `${decimal(value / 100)} %`,
  bytes: (value) => `${decimal(value / 1024 ** 2)} MB`,
};
const HTML = new Set(["description", "content", "story", "body"]);

const decimal = (value: number) => value.toLocaleString("id-ID", { maximumFractionDigits: 1 });

/** The text of HTML, with a space between paragraphs. */
const plainText = (html: string) =>
  textOf(parseHtml(html.replace(/<\/(?:p|li|h\d|blockquote)>|<br/g, " $&")))
    .replace(/\s+/g, " ")
    .trim();

export const NOTHING = "–";

/** A stored value as people read it. */
export function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (Array.isArray(value)) return value.map((one) => valueText(field, one)).join(", ") || NOTHING;
  if (typeof value === "boolean") return value ? "Ya" : "Tidak";
  if (typeof value === "number") {
    if (MONEY.has(field)) return rupiah(value);
    if (MEASURED[field]) return MEASURED[field](value);
    return NUMBERS.has(field) ? String(value) : wholeNumber(value);
  }
  const text = String(value);
  if (DAY.test(text)) return date(text);
  if (HTML.has(field)) return plainText(text) || NOTHING;
  return WORDS[field]?.[text] ?? daysInWords(text);
}
