import type { ZakatBook } from "@barakah/contract";
import type { ZakatKind } from "@barakah/contract/zakat/kinds";
import { rupiah } from "../platform/format.ts";

export interface Choice {
  value: string;
  label: string;
  text?: string;
}

/** A number, a choice, or both. */
export interface Question {
  /** The API's name of the field. */
  name: string;
  title: string;
  help: string;
  /** The unit of the number; undefined for a choice only. */
  number?: "rupiah" | "weight" | "count";
  unit?: string;
  optional?: boolean;
  /** A choice above the number, or instead of one. */
  choice?: { name: string; legend: string; options: readonly Choice[] };
  more?: { summary: string; text: string };
  /** Another question that may be answered instead. */
  instead?: { to: string; label: string };
}

const MONTH_OR_YEAR = {
  name: "period",
  legend: "Jangka waktu",
  options: [
    { value: "month", label: "Sebulan" },
    { value: "year", label: "Setahun" },
  ],
};

function income({ rules }: ZakatBook): Question[] {
  const year = rules.find(({ kind }) => kind === "penghasilan")?.nisab_value;
  return [
    {
      name: "income",
      title: "Berapa penghasilanmu?",
      help: "Gaji, upah, honor, atau hasil jasa yang kamu terima, sebelum dikurangi kebutuhan.",
      number: "rupiah",
      choice: MONTH_OR_YEAR,
      more: {
        summary: "Bagaimana kalau penghasilanku tidak tetap?",
        text: `Pilih ‘Setahun’ lalu jumlahkan semuanya.${year ? ` Nisab setahun ${rupiah(year)}.` : ""}`,
      },
    },
    {
      name: "other",
      title: "Ada penghasilan lain?",
      help: "Bonus, THR, atau usaha sampingan di waktu yang sama. Kosongkan bila tidak ada.",
      number: "rupiah",
      optional: true,
    },
  ];
}

const DEBTS: Question = {
  name: "debts",
  title: "Ada utang yang jatuh tempo?",
  help: "Hanya yang harus kamu bayar sekarang. Cicilan jangka panjang tidak mengurangi.",
  number: "rupiah",
  optional: true,
};

const HAWL = {
  summary: "Apa itu haul?",
  text: "Haul adalah satu tahun Hijriah penuh sejak hartamu mencapai nisab. Setelah itu zakatnya wajib.",
};

const savings: Question[] = [
  {
    name: "cash",
    title: "Berapa uang yang kamu simpan?",
    help: "Uang tunai dan saldo rekening yang sudah kamu miliki selama setahun Hijriah.",
    number: "rupiah",
    more: HAWL,
  },
  {
    name: "deposits",
    title: "Ada deposito atau investasi?",
    help: "Deposito, reksa dana, atau saham yang bisa dicairkan. Kosongkan bila tidak ada.",
    number: "rupiah",
    optional: true,
  },
  {
    name: "receivables",
    title: "Ada piutang?",
    help: "Uangmu di orang lain yang kamu yakin akan kembali. Kosongkan bila tidak ada.",
    number: "rupiah",
    optional: true,
  },
  DEBTS,
];

const trade: Question[] = [
  {
    name: "stock",
    title: "Berapa nilai stok barangmu?",
    help: "Barang yang siap dijual, dengan harga jual hari ini. Tempat usaha dan alat tidak dihitung.",
    number: "rupiah",
    more: HAWL,
  },
  {
    name: "cash",
    title: "Berapa kas usahamu?",
    help: "Uang tunai dan saldo rekening usaha. Kosongkan bila tidak ada.",
    number: "rupiah",
    optional: true,
  },
  {
    name: "receivables",
    title: "Ada piutang usaha?",
    help: "Tagihan kepada pembeli yang kamu yakin akan dibayar.",
    number: "rupiah",
    optional: true,
  },
  { ...DEBTS, help: "Utang usaha jangka pendek kepada pemasok. Dikurangkan dari hartamu." },
];

const karat = (value: string, text?: string): Choice => ({
  value,
  label: `${value} karat`,
  ...(text && { text }),
});

const gold: Question[] = [
  {
    name: "grams",
    title: "Berapa gram emas yang kamu simpan?",
    help: "Batangan dan perhiasan simpanan. Perhiasan yang biasa kamu pakai tidak dihitung.",
    number: "weight",
    unit: "gram",
    more: HAWL,
    instead: { to: "/zakat/perak", label: "Hitung perak" },
  },
  {
    name: "karat",
    title: "Berapa karat?",
    help: "Yang dihitung hanya emas murninya: 21 karat adalah 21 dari 24 bagian.",
    choice: {
      name: "karat",
      legend: "Karat",
      options: [
        karat("24", "Emas batangan"),
        karat("23"),
        karat("22"),
        karat("21"),
        karat("20"),
        karat("18", "Perhiasan umum"),
        karat("17"),
        karat("16"),
      ],
    },
  },
];

const silver: Question[] = [
  {
    name: "grams",
    title: "Berapa gram perak yang kamu simpan?",
    help: "Perak simpanan. Perhiasan yang biasa kamu pakai tidak dihitung.",
    number: "weight",
    unit: "gram",
    instead: { to: "/zakat/emas", label: "Hitung emas" },
    more: {
      summary: "Perakku campuran. Bagaimana?",
      text: "Isi berat murninya. 100 gram perak 925 berisi 92,5 gram perak murni.",
    },
  },
];

const harvest: Question[] = [
  {
    name: "kilograms",
    title: "Berapa hasil panenmu?",
    help: "Hasil sekali panen, sebelum dikurangi biaya.",
    number: "weight",
    unit: "kg",
    choice: {
      name: "form",
      legend: "Dihitung sebagai",
      options: [
        { value: "gabah", label: "Gabah" },
        { value: "beras", label: "Beras" },
        { value: "rupiah", label: "Rupiah" },
      ],
    },
  },
  {
    name: "watering",
    title: "Bagaimana sawahmu diairi?",
    help: "Air yang dibayar atau dipompa meringankan zakatnya.",
    choice: {
      name: "watering",
      legend: "Pengairan",
      options: [
        { value: "rain", label: "Tadah hujan", text: "Hujan, sungai, atau mata air tanpa biaya: 10%" },
        { value: "irrigated", label: "Beririgasi", text: "Pompa atau irigasi berbayar: 5%" },
      ],
    },
  },
];

function persons({ prices }: ZakatBook): Question[] {
  const regions = prices.filter(({ kind, region }) => kind === "rice_kg" && region !== null);
  const count: Question = {
    name: "persons",
    title: "Untuk berapa jiwa?",
    help: "Kamu dan setiap orang yang kamu nafkahi, juga bayi yang lahir sebelum malam Idulfitri.",
    number: "count",
    unit: "jiwa",
  };
  if (regions.length < 2) return [count];
  const where: Question = {
    name: "region",
    title: "Di mana kamu tinggal?",
    help: "Senilai beras yang kamu makan, menurut harga di wilayahmu.",
    choice: {
      name: "region",
      legend: "Wilayah",
      options: regions.map(({ region, price }) => ({
        value: region ?? "",
        label: region ?? "",
        text: `${rupiah(price)} per kg`,
      })),
    },
  };
  return [count, where];
}

export function questionsFor(kind: ZakatKind, book: ZakatBook): readonly Question[] {
  switch (kind) {
    case "penghasilan":
      return income(book);
    case "maal":
      return savings;
    case "perdagangan":
      return trade;
    case "emas":
      return gold;
    case "perak":
      return silver;
    case "pertanian":
      return harvest;
    case "fitrah":
      return persons(book);
  }
}

/** The preselected choices. */
export const firstChoices = (questions: readonly Question[]): Record<string, string> =>
  Object.fromEntries(
    questions.flatMap(({ choice }) => (choice ? [[choice.name, choice.options[0]?.value ?? ""]] : [])),
  );
