import type { DemoTestimony } from "../types.ts";

export const honeyTestimonies: DemoTestimony[] = [
  {
    customer: "Laila",
    stars: 5,
    description: "Rasanya pekat dan wangi, beda dengan madu biasa. Kemasannya rapi.",
    daysAgo: 8,
  },
  { customer: "Hasan", stars: 5, description: "Pengiriman cepat, anak-anak suka.", daysAgo: 9 },
  { customer: "Wulan", stars: 4, description: "Enak, semoga ada ukuran kecil.", daysAgo: 17 },
];

export const dateTestimonies: DemoTestimony[] = [
  { customer: "Khadijah", stars: 5, description: "Dagingnya tebal dan tidak lengket.", daysAgo: 4 },
  { customer: "Umar", stars: 5, description: "Manisnya pas, tidak bikin enek.", daysAgo: 0 },
  { customer: "Intan", stars: 5, description: "Kotaknya cantik, cocok untuk hadiah.", daysAgo: 8 },
  { customer: "Farhan", stars: 4, description: "Bagus. Ada beberapa butir yang kecil.", daysAgo: 9 },
  { customer: "Rahma", stars: 5, description: "Datang sehari setelah dipesan, masih segar.", daysAgo: 10 },
  { customer: "Ilham", stars: 5, description: "Sudah pesan tiga kali, mutunya tetap.", daysAgo: 18 },
  { customer: "Zahra", stars: 5, description: "Ibu saya suka sekali. Terima kasih.", daysAgo: 14 },
  { customer: "Bayu", stars: 3, description: "Rasanya enak, tapi kardus luarnya penyok.", daysAgo: 15 },
  { customer: "Anisa", stars: 5, description: "Kenyal dan bersih. Langsung jadi bekal anak.", daysAgo: 16 },
  { customer: "Lukman", stars: 5, description: "Penjual ramah dan cepat membalas.", daysAgo: 24 },
  { customer: "Citra", stars: 4, description: "Enak. Lebih mantap kalau ada kemasan 1 kg.", daysAgo: 25 },
  { customer: "Wahyu", stars: 5, description: "Aromanya lembut, tidak ada bau apek.", daysAgo: 21 },
  { customer: "Maryam", stars: 5, description: "Untuk persiapan Ramadan, beli lagi nanti.", daysAgo: 22 },
  { customer: "Taufik", stars: 5, description: "Sesuai foto dan keterangan.", daysAgo: 30 },
  { customer: "Putri", stars: 5, description: "Semua butirnya utuh.", daysAgo: 31 },
  { customer: "Reza", stars: 4, description: "Manis alami. Harga lumayan, tapi sepadan.", daysAgo: 32 },
  { customer: "Fitri", stars: 5, description: "Jadi langganan pengajian ibu-ibu.", daysAgo: 28 },
];

export const riceTestimonies: DemoTestimony[] = [
  { customer: "Rina", stars: 5, description: "Wangi pandannya terasa waktu dibuka.", daysAgo: 9 },
  { customer: "Ujang", stars: 5, description: "Pulen, bersih, tidak ada batu.", daysAgo: 17 },
  { customer: "Nurul", stars: 4, description: "Bagus, hanya karungnya agak berdebu.", daysAgo: 24 },
  { customer: "Agung", stars: 5, description: "Senang bisa beli langsung dari petani.", daysAgo: 33 },
];
