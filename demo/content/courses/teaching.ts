import type { CourseDraft, DemoCourse, DemoTeacher } from "../types.ts";

/** The facts of a course apart from its text: teacher, outcomes, minutes per material, explanations of answers. */
interface Teaching {
  teacher: DemoTeacher;
  outcomes: string[];
  minutes: number[];
  /** Position of the free material. */
  free?: number;
  why: string[];
}

const NADIA: DemoTeacher = {
  name: "Nadia Fauziyyah, S.E.Sy.",
  title: "Perencana keuangan keluarga, Bandung",
  about:
    "Sebelas tahun mendampingi keluarga menata anggaran. Ia mengajar dengan contoh belanja mingguan, bukan rumus.",
};
const HASAN: DemoTeacher = {
  name: "Ust. Hasan Mubarok, Lc.",
  title: "Pengajar fikih muamalah, Cimahi",
  about: "Menjelaskan fikih dari kejadian di pasar dan di dapur, lalu membiarkan peserta bertanya sepuasnya.",
};
const RATNA: DemoTeacher = {
  name: "Ratna Kusumawati",
  title: "Pendamping UMKM, Bandung",
  about:
    "Pernah membesarkan usaha sambal rumahan. Sekarang menemani usaha kecil membenahi harga dan kemasan.",
};
const DIMAS: DemoTeacher = {
  name: "Dimas Prakoso",
  title: "Fotografer produk, Yogyakarta",
  about:
    "Memotret produk usaha kecil sejak kameranya masih pinjaman. Percaya bahwa cahaya jendela sudah cukup.",
};

const TEACHING: Record<string, Teaching> = {
  "fiqih-muamalah-untuk-pemula": {
    teacher: HASAN,
    outcomes: [
      "Mengenali rukun dan syarat sebuah akad",
      "Membedakan riba, gharar, dan maysir",
      "Memilih akad yang cocok untuk jual beli, kerja sama, dan sewa",
    ],
    minutes: [6, 12, 12, 10, 9, 14, 10, 8],
    free: 0,
    why: [
      "Muamalah boleh dilakukan sampai ada dalil yang melarangnya; inilah kaidah yang dipegang sepanjang kelas.",
      "Selama pengelola tidak lalai, pemilik modal menanggung kerugian modal dan pengelola kehilangan jerih payahnya.",
      "Barang yang belum jelas ada atau tidaknya adalah ketidakjelasan yang menimbulkan sengketa: gharar.",
      "Yang dibagi adalah keuntungan menurut nisbah. Angka tetap dari modal mengubahnya menjadi utang berbunga.",
    ],
  },
  "mengelola-keuangan-keluarga-syariah": {
    teacher: NADIA,
    outcomes: [
      "Menyusun anggaran empat pos bersama keluarga",
      "Menghitung zakat penghasilan dan tabungan",
      "Menyiapkan dana darurat tanpa riba",
    ],
    minutes: [14, 20, 26, 18, 32, 20],
    free: 0,
    why: [
      "Hak Allah dan sesama dipisahkan lebih dahulu, supaya tidak menunggu sisa belanja.",
      "Keluarga dengan anak menanggung lebih banyak orang, sehingga disarankan enam kali pengeluaran bulanan.",
      "Dana darurat diisi kembali sebelum menabung untuk tujuan lain, agar keluarga tetap terlindungi.",
    ],
  },
  "umkm-naik-kelas-dari-warung-ke-merek": {
    teacher: RATNA,
    outcomes: [
      "Menghitung harga pokok dan harga jual yang sehat",
      "Mencatat keuangan usaha sepuluh menit sehari",
      "Menata kemasan dan menjawab keluhan dengan tenang",
    ],
    minutes: [12, 18, 15, 16, 12, 8],
    free: 0,
    why: [
      "Rp. 480.000 dibagi 60 bungkus adalah Rp. 8.000 untuk setiap bungkus.",
      "Tanpa memisahkan uang usaha dan uang rumah, catatan apa pun tidak dapat dipercaya.",
      "Khiyar aib adalah hak pembeli mengembalikan barang yang ternyata cacat.",
    ],
  },
  "dasar-investasi-syariah": {
    teacher: NADIA,
    outcomes: [
      "Memilah uang untuk ditabung dan untuk diinvestasikan",
      "Mengenal sukuk, reksa dana, dan saham syariah",
      "Mengenali penawaran bodong sebelum terlambat",
    ],
    minutes: [10, 15, 14, 18, 12, 8],
    free: 0,
    why: [
      "Dana darurat menjaga kamu dari menjual investasi saat harganya sedang turun.",
      "Pemegang sukuk ikut memiliki aset, sehingga imbalannya berasal dari hasil atau sewa aset itu.",
      "Untung tetap dan tinggi tanpa risiko adalah tanda pertama penawaran bodong.",
    ],
  },
  "foto-produk-cukup-pakai-hp": {
    teacher: DIMAS,
    outcomes: [
      "Memakai cahaya jendela dan pantulan karton",
      "Menyusun empat foto yang dicari pembeli",
      "Mengedit tanpa mengubah warna asli barang",
    ],
    minutes: [5, 10, 12, 9, 5],
    free: 0,
    why: [
      "Jendela tanpa matahari langsung memberi bayangan lembut; lampu kilat membuatnya keras.",
      "Pembeli menerima barang dengan warna lain dari foto yang dilihatnya. Itu menyesatkan.",
    ],
  },
  "ekspor-produk-halal-untuk-umkm": {
    teacher: RATNA,
    outcomes: [
      "Menilai kesiapan produk dengan jujur",
      "Menyiapkan dokumen dan harga ekspor",
      "Memilih cara pembayaran yang aman",
    ],
    minutes: [14, 16, 18, 20, 8],
    free: 0,
    why: [
      "Pada FOB tanggungan penjual berhenti ketika barang dimuat di kapal; ongkos kapalnya dibayar pembeli.",
      "Surat keterangan asal membuktikan negara pembuatnya, yang memberi hak atas keringanan bea.",
      "Bergabung dengan agregator membuat pesanan besar terpenuhi tanpa janji palsu.",
    ],
  },
  "menghitung-zakat-dengan-tenang": {
    teacher: HASAN,
    outcomes: [
      "Menentukan nisab, haul, dan kadar zakat",
      "Menghitung zakat tabungan, emas, dagangan, dan panen",
      "Mengetahui siapa yang berhak menerima zakat",
    ],
    minutes: [9, 15, 14, 12, 8],
    why: [
      "Kadarnya 2,5 persen: 2,5 × Rp. 200.000.000 ÷ 100 adalah Rp. 5.000.000.",
      "Sawah tadah hujan diairi tanpa biaya, sehingga kadarnya 10 persen: 100 kg dari 1.000 kg.",
      "Anak yang wajib kita nafkahi bukan penerima zakat kita; nafkahnya memang kewajiban kita.",
    ],
  },
  "berkebun-sayur-di-lahan-sempit": {
    teacher: {
      name: "Siti Komariah",
      title: "Pekebun kota, Bandung",
      about: "Memanen sayur dari teras dua meter sejak 2015, dan membagikan bibitnya kepada tetangga.",
    },
    outcomes: [
      "Memilih sayur menurut cahaya di rumah",
      "Menyiapkan media tanam dan pot bekas",
      "Membuat kompos dari sisa dapur",
    ],
    minutes: [8, 12, 14, 6],
    why: [
      "Cabai dan tomat perlu enam jam sinar atau lebih; sayur daun cukup empat jam.",
      "Bau busuk berarti terlalu basah. Bahan kering menyerap airnya dan memberi udara.",
      "Sisa cat dapat meracuni tanaman pangan.",
    ],
  },
  "tahsin-al-quran-dasar": {
    teacher: {
      name: "Ustazah Maryam Shalihah",
      title: "Guru tahsin, Bandung",
      about: "Mendampingi orang dewasa memperbaiki bacaan, satu huruf demi satu huruf, tanpa membuat malu.",
    },
    outcomes: [
      "Mengucapkan huruf dari tempat keluarnya",
      "Membaca nun mati dan tanwin menurut hukumnya",
      "Menjaga panjang pendek dengan konsisten",
    ],
    minutes: [18, 20, 18, 8],
    free: 0,
    why: [
      "Nun mati bertemu ba diganti menjadi mim dengan dengung: iqlab.",
      "Mad thabi'i adalah panjang dasar, yaitu dua harakat.",
      "Izhar halqi terjadi pada enam huruf tenggorokan.",
    ],
  },
  "jualan-daring-yang-amanah": {
    teacher: RATNA,
    outcomes: [
      "Menulis keterangan produk yang jelas dan jujur",
      "Membedakan salam, istishna, dan menjadi perantara",
      "Mengemas barang sampai selamat",
    ],
    minutes: [12, 14, 12, 16, 6],
    free: 0,
    why: [
      "Salam dibayar penuh di muka; barangnya diserahkan kemudian dengan sifat yang sudah jelas.",
      "Cacat yang ditulis mencegah keluhan, dan menyembunyikannya dilarang.",
      "Wakil penjual menerima komisi yang disepakati, karena barangnya tetap milik pemasok.",
    ],
  },
  "pengantar-ilmu-waris": {
    teacher: HASAN,
    outcomes: [
      "Mengurutkan kewajiban sebelum harta dibagi",
      "Mengetahui bagian ahli waris utama",
      "Mengikuti satu contoh perhitungan sampai selesai",
    ],
    minutes: [14, 18, 20, 8],
    free: 0,
    why: [
      "Istri menerima seperdelapan bila suami meninggalkan anak, dan seperempat bila tidak.",
      "Wasiat dibatasi sepertiga dari sisa harta supaya ahli waris tidak dirugikan.",
      "Utang dilunasi lebih dahulu; wasiat dihitung dari harta yang tersisa.",
    ],
  },
  "sertifikat-halal-usaha-rumahan": {
    teacher: RATNA,
    outcomes: [
      "Memeriksa bahan dan alat yang kritis",
      "Menyiapkan berkas pengajuan",
      "Menata dapur supaya tetap terjaga",
    ],
    minutes: [10, 12, 9, 5],
    why: [
      "Gelatin dapat berasal dari hewan yang tidak halal; garam murni dan sayur segar tidak kritis.",
      "Alat yang dipakai bergantian memindahkan sisa bahan, sehingga produk halal ikut ternoda.",
    ],
  },
};

type Taught = Omit<DemoCourse, "students">;

export function taught(course: Omit<CourseDraft, "studentCount">): Taught {
  const teaching = TEACHING[course.slug];
  if (!teaching) throw new Error(`nobody teaches ${course.slug}`);
  const { teacher, outcomes, minutes, free, why } = teaching;
  const materials = course.materials.map(({ questions, ...material }, place) => ({
    ...material,
    ...(minutes[place] !== undefined && { minutes: minutes[place] }),
    ...(questions && { questions: questions.map((one, at) => ({ ...one, why: why[at] ?? "" })) }),
    isFree: place === free,
  }));
  return { ...course, materials, teacher, outcomes };
}
