import type { DemoQris } from "./types.ts";

/** A fictional merchant: a real bank's app rejects its code. */
export const qris: DemoQris = {
  payload:
    "00020101021126590013ID.CONTOH.WWW011893600999000000000102090000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI5204839853033605802ID5914YAYASAN CONTOH6007BANDUNG6105401116304B5BE",
  device: {
    id: "DEM2HP45",
    name: "HP Bendahara",
    app: "id.bankcontoh.mobile",
    wording: "Anda menerima dana Rp {nominal} dari {pengirim} melalui QRIS YAYASAN CONTOH.",
  },
  spoke: { amount: 33_333, payer: "TANPA NAMA", minutes: 25 },
  gifts: [
    {
      payer: "Keluarga Bapak Sobari",
      phone: "0812-0000-0021",
      slug: "bangun-masjid-al-barakah-desa-sukamaju",
      amount: 250_000,
      minutes: 14,
    },
    {
      payer: "Ratna Dewi",
      phone: "0812-0000-0022",
      slug: "sumur-air-bersih-dusun-karangkering",
      amount: 100_000,
      minutes: 9,
    },
    {
      payer: "Hamba Allah",
      phone: "0812-0000-0023",
      slug: "tanggap-darurat-banjir-bandang",
      amount: 50_000,
      minutes: 4,
    },
  ],
};
