import { bullets, heading, paragraphs } from "./markup.ts";

/** Times are hours of Jakarta's clock on a day counted from that of seeding, so that the demo never looks old. */
export interface DemoEvent {
  slug: string;
  title: string;
  summary: string;
  body: string;
  picture: string;
  day: number;
  from: number;
  hours: number;
  place: string;
  organiser: string;
  capacity: number | null;
  price: { kind: "free" | "fixed" | "open" | "minimum"; least?: number };
  /** The campaign that gets a part, in basis points. */
  share?: { campaign: string; basisPoints: number };
  types: { name: string; price?: number; quota?: number; benefits?: string[] }[];
  questions?: {
    label: string;
    kind: "text" | "choice" | "many";
    required?: boolean;
    options?: { label: string; price: number }[];
  }[];
  sessions?: { title: string; from?: number; handout?: boolean }[];
  voucher?: { code: string; percent: number; quota: number };
  /** How many of the demo's people take part, and how many wait for a seat. */
  people: number;
  waiting?: number;
  /** It is over, its participants came, and have their certificates. */
  held?: boolean;
  /** What the demo member has: a ticket of the first type, at this price. */
  ofMember?: { price: number };
}

const CONTACT_PLACE = "Sekretariat Barakah, Jl. Contoh Berkah No. 1, Bandung";
const MISSION = "Divisi Dakwah Ekonomi";

export const events: readonly DemoEvent[] = [
  {
    slug: "kajian-subuh-adab-berutang",
    title: "Kajian Subuh: Adab Berutang",
    summary: "Kapan boleh berutang, apa yang ditulis, dan bagaimana menagih tanpa menyakiti.",
    body: paragraphs(
      "Kajian singkat selepas salat Subuh berjamaah, ditutup sarapan bersama. Terbuka untuk siapa saja.",
      "Bawa pertanyaanmu tentang utang keluarga, arisan, dan cicilan.",
    ),
    picture: "k-muamalah",
    ...{ day: 1, from: 5, hours: 1.25, place: "Masjid Al-Barakah, Bandung", organiser: MISSION },
    ...{
      capacity: 300,
      price: { kind: "free" },
      types: [{ name: "Umum" }],
      people: 34,
      ofMember: { price: 0 },
    },
  },
  {
    slug: "hari-kelas-usaha-tumbuh-tanpa-riba",
    title: "Hari Kelas: Usaha Tumbuh Tanpa Riba",
    summary: "Sehari penuh tentang modal, akad, dan pembukuan usaha kecil.",
    body:
      paragraphs("Bukan ceramah panjang: tiap sesi ditutup dengan latihan memakai angka usahamu sendiri.") +
      heading("Yang kamu bawa") +
      bullets("Catatan belanja sepekan", "Satu produk andalan"),
    picture: "k-umkm",
    ...{ day: 25, from: 8, hours: 7, place: "Gedung Serbaguna Contoh, Lembang", organiser: MISSION },
    ...{ capacity: 300, price: { kind: "fixed" } },
    types: [
      {
        name: "Reguler",
        price: 100_000,
        quota: 200,
        benefits: ["Makan siang dan kudapan", "Modul digital", "Sertifikat"],
      },
      {
        name: "Pelaku UMKM",
        price: 175_000,
        quota: 60,
        benefits: ["Semua manfaat Reguler", "Klinik usaha satu jam", "Meja pamer"],
      },
      { name: "Santri", quota: 40, benefits: ["Untuk santri, gratis"] },
    ],
    questions: [
      {
        label: "Ukuran kaus",
        kind: "choice",
        required: true,
        options: [
          { label: "S", price: 0 },
          { label: "M", price: 0 },
          { label: "L", price: 0 },
          { label: "XXL", price: 10_000 },
        ],
      },
      {
        label: "Tambahan",
        kind: "many",
        options: [
          { label: "Buku Fiqih Muamalah", price: 45_000 },
          { label: "Tas kain", price: 25_000 },
        ],
      },
      { label: "Kendala kesehatan yang perlu kami tahu", kind: "text" },
    ],
    sessions: [
      { title: "Akad yang sering keliru", from: 8 },
      { title: "Modal tanpa riba: tiga jalan nyata", from: 10.25 },
      { title: "Klinik usaha dan pembukuan", from: 13 },
      { title: "Makan siang", handout: true },
      { title: "Kaus dan buku", handout: true },
    ],
    voucher: { code: "SAHABAT10", percent: 10, quota: 50 },
    ...{ people: 18, ofMember: { price: 100_000 } },
  },
  {
    slug: "lokakarya-foto-produk-dengan-hp",
    title: "Lokakarya Foto Produk dengan HP",
    summary: "Cahaya jendela, latar sederhana, dan sudut yang menjual.",
    body: paragraphs("Peserta dibatasi supaya setiap orang memotret produknya sendiri dan dibahas bersama."),
    picture: "k-foto",
    ...{ day: 11, from: 9, hours: 3, place: CONTACT_PLACE, organiser: MISSION },
    ...{
      capacity: 12,
      price: { kind: "free" },
      types: [{ name: "Peserta", benefits: ["Bawa satu produk"] }],
      people: 12,
      waiting: 3,
    },
  },
  {
    slug: "jalan-sehat-dan-pasar-pagi",
    title: "Jalan Sehat dan Pasar Pagi Komunitas",
    summary: "Jalan santai 3 km, sarapan bersama, lalu pasar pagi dengan lapak anggota.",
    body: paragraphs(
      "Anak-anak boleh ikut, ada pos istirahat setiap kilometer.",
      "Tiketnya seikhlasnya. Yang membayar dan yang tidak mendapat tempat yang sama; 30% menjadi donasi.",
    ),
    picture: "k-kebun",
    ...{
      day: 5,
      from: 6,
      hours: 4,
      place: "Lapangan Contoh, Lembang",
      organiser: "Remaja Masjid Al-Barakah",
    },
    ...{
      capacity: 1000,
      price: { kind: "open" },
      share: { campaign: "beasiswa-santri-berprestasi-2026", basisPoints: 3000 },
    },
    ...{ types: [{ name: "Peserta" }], people: 26 },
  },
  {
    slug: "kelas-pembukuan-untuk-warung",
    title: "Kelas Pembukuan untuk Warung",
    summary: "Dua puluh pemilik warung pulang dengan buku kas bulan pertamanya.",
    body:
      paragraphs(
        "Gedung penuh sejak pukul delapan. Setiap peserta menutup hari dengan neraca warungnya sendiri.",
      ) +
      `<p><img src="/media/k-keuangan/640.jpg" alt="Peserta mencatat buku kas" width="640" height="360"></p><p><img src="/media/k-halal/640.jpg" alt="Lapak anggota" width="640" height="360"></p>`,
    picture: "k-keuangan",
    ...{ day: -24, from: 8, hours: 5, place: CONTACT_PLACE, organiser: MISSION },
    ...{ capacity: 40, price: { kind: "free" }, types: [{ name: "Peserta" }], people: 20, held: true },
  },
];
