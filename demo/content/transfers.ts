import type { DemoTransfer } from "./types.ts";

/** Transfers waiting for the treasurer: most are right, some need a second look. */
export const transfers: DemoTransfer[] = [
  {
    payer: "Lestari Handayani",
    phone: "0813-2210-4417",
    for: { campaign: "bangun-masjid-al-barakah-desa-sukamaju", amount: 250_000 },
    to: "bsi",
    from: { bank: "BCA", account: "8210045513" },
    minutesAgo: 12,
    earlier: 3,
  },
  {
    payer: "Hasan Hidayat",
    phone: "0812-8455-1020",
    for: { campaign: "tanggap-darurat-banjir-bandang", amount: 500_000 },
    to: "bsi",
    from: { bank: "Bank Mandiri", account: "1310011223344" },
    minutesAgo: 35,
    earlier: 2,
  },
  {
    payer: "Fitri Wulandari",
    phone: "0857-1140-2236",
    for: {
      goods: [
        { product: "keripik-tempe-renyah", quantity: 3 },
        { product: "gula-aren-asli-garut", quantity: 1 },
      ],
    },
    to: "bsi",
    from: { bank: "BRI", account: "336701018844502" },
    minutesAgo: 50,
  },
  {
    payer: "Keluarga Bapak Sobari",
    phone: "0822-4001-7788",
    for: { campaign: "sumur-air-bersih-dusun-karangkering", amount: 1_000_000 },
    to: "bsi",
    from: { bank: "BRI", account: "041101002255503" },
    minutesAgo: 80,
    earlier: 1,
  },
  {
    // Without the three digits that identify its purpose.
    payer: "Rizky Gunawan",
    phone: "0896-3377-1450",
    for: { campaign: "beasiswa-santri-berprestasi-2026", amount: 75_000, withoutCode: true },
    to: "bsi",
    from: { bank: "SeaBank", account: "901277450031" },
    minutesAgo: 140,
  },
  {
    payer: "Anisa Anggraini",
    phone: "0811-2090-6654",
    for: { course: "umkm-naik-kelas-dari-warung-ke-merek" },
    to: "bsi",
    from: { bank: "BSI", account: "7144209981" },
    minutesAgo: 175,
  },
  {
    payer: "Dewi Rahmawati",
    phone: "0878-2514-9903",
    for: { campaign: "sedekah-jumat-paket-sembako-dhuafa", amount: 100_000 },
    to: "bsi",
    from: { bank: "BNI", account: "0456781239" },
    minutesAgo: 205,
  },
  {
    // One proof, sent for two gifts.
    payer: "Dewi Rahmawati",
    phone: "0878-2514-9903",
    for: { campaign: "dapur-berbagi-makan-siang-gratis", amount: 100_000 },
    to: "bsi",
    from: { bank: "BNI", account: "0456781239" },
    minutesAgo: 201,
    proofOfTheOneBefore: true,
  },
  {
    payer: "Salman Saputra",
    phone: "0819-0455-3312",
    for: { campaign: "zakat-mal-untuk-delapan-golongan", amount: 2_500_000 },
    to: "bjb",
    from: { bank: "bank bjb", account: "0098812345100" },
    minutesAgo: 320,
    earlier: 2,
  },
  {
    payer: "Agung Saputra",
    phone: "0852-9011-4470",
    for: {
      goods: [
        { product: "kurma-ajwa-premium", quantity: 1 },
        { product: "wedang-jahe-merah-instan", quantity: 2 },
      ],
    },
    to: "bjb",
    from: { bank: "Bank Mandiri", account: "1320088997766" },
    minutesAgo: 430,
  },
  {
    payer: "Paguyuban Pedagang Pasar Pagi",
    phone: "0821-1200-3400",
    for: { campaign: "ambulans-gratis-warga-pelosok", amount: 1_500_000 },
    to: "bsi",
    from: { bank: "BCA", account: "2340078811" },
    minutesAgo: 560,
  },
  {
    payer: "Citra Handayani",
    phone: "0838-7780-2151",
    for: { campaign: "hunian-sementara-penyintas-gempa", amount: 200_000 },
    to: "bsi",
    from: { bank: "BCA", account: "8210077342" },
    minutesAgo: 1570,
    earlier: 2,
  },
];
