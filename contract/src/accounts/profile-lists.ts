/** The options of the profile's fields: code and label, in the order on screen. */
export const GENDER_LABEL = { l: "Laki-laki", p: "Perempuan" } as const;

export const MARITAL_STATUS_LABEL = { bn: "Belum Nikah", n: "Nikah", d: "Duda", j: "Janda" } as const;

export const SEGMENT_LABEL = {
  mahasiswa: "Mahasiswa",
  pelajar: "Pelajar",
  santri: "Santri",
  karyawan: "Karyawan",
  umum: "Umum",
} as const;

export const STUDY_LEVEL_LABEL = {
  sd: "SD",
  smp: "SMP",
  sma: "SMA",
  s1: "Sarjana",
  s2: "Magister",
  s3: "Doktor",
} as const;

export const JOB_LABEL = {
  mahasiswa: "Mahasiswa",
  asn: "ASN",
  karyawan_swasta: "Karyawan Swasta",
  guru: "Guru",
  dosen: "Dosen",
  dokter: "Dokter",
  perawat: "Perawat",
  apoteker: "Apoteker",
  programmer: "Programmer",
  data_scientist: "Data Scientist",
  desainer_grafis: "Desainer Grafis",
  marketing: "Marketing",
  hrd: "HRD",
  akuntan: "Akuntan",
  konsultan: "Konsultan",
  arsitek: "Arsitek",
  insinyur: "Insinyur",
  peneliti: "Peneliti",
  jurnalis: "Jurnalis",
  penulis: "Penulis",
  penerjemah: "Penerjemah",
  pilot: "Pilot",
  pramugari: "Pramugari",
  chef: "Chef",
  pengusaha: "Pengusaha",
  petani: "Petani",
  nelayan: "Nelayan",
  pengrajin: "Pengrajin",
  teknisi: "Teknisi",
  seniman: "Seniman",
  musisi: "Musisi",
  atlet: "Atlet",
  polisi: "Polisi",
  tentara: "Tentara",
  pengacara: "Pengacara",
  notaris: "Notaris",
  psikolog: "Psikolog",
  sopir: "Sopir",
  kurir: "Kurir",
  barista: "Barista",
  freelancer: "Freelancer",
} as const;

export const WORK_FIELD_LABEL = {
  pendidikan: "Pendidikan",
  kesehatan: "Kesehatan",
  ekobis: "Ekonomi dan Bisnis",
  agrotek: "Agroteknologi",
  herbal: "Herbal",
  it: "IT",
  manufaktur: "Manufaktur",
  energi: "Energi",
  sains: "Sains",
  teknologi: "Teknologi",
  polhuk: "Politik dan Hukum",
  humaniora: "Humaniora",
  media: "Media",
  sejarah: "Sejarah",
} as const;

export const PROVINCE_LABEL = {
  aceh: "Aceh",
  sumatera_utara: "Sumatera Utara",
  sumatera_barat: "Sumatera Barat",
  riau: "Riau",
  jambi: "Jambi",
  sumatera_selatan: "Sumatera Selatan",
  bengkulu: "Bengkulu",
  lampung: "Lampung",
  kepulauan_bangka_belitung: "Kepulauan Bangka Belitung",
  kepulauan_riau: "Kepulauan Riau",
  dki_jakarta: "DKI Jakarta",
  jawa_barat: "Jawa Barat",
  jawa_tengah: "Jawa Tengah",
  di_yogyakarta: "DI Yogyakarta",
  jawa_timur: "Jawa Timur",
  banten: "Banten",
  bali: "Bali",
  nusa_tenggara_barat: "Nusa Tenggara Barat",
  nusa_tenggara_timur: "Nusa Tenggara Timur",
  kalimantan_barat: "Kalimantan Barat",
  kalimantan_tengah: "Kalimantan Tengah",
  kalimantan_selatan: "Kalimantan Selatan",
  kalimantan_timur: "Kalimantan Timur",
  kalimantan_utara: "Kalimantan Utara",
  sulawesi_utara: "Sulawesi Utara",
  sulawesi_tengah: "Sulawesi Tengah",
  sulawesi_selatan: "Sulawesi Selatan",
  sulawesi_tenggara: "Sulawesi Tenggara",
  gorontalo: "Gorontalo",
  sulawesi_barat: "Sulawesi Barat",
  maluku: "Maluku",
  maluku_utara: "Maluku Utara",
  papua: "Papua",
  papua_barat: "Papua Barat",
} as const;

export type Gender = keyof typeof GENDER_LABEL;
export type MaritalStatus = keyof typeof MARITAL_STATUS_LABEL;
export type Segment = keyof typeof SEGMENT_LABEL;
export type StudyLevel = keyof typeof STUDY_LEVEL_LABEL;
export type Job = keyof typeof JOB_LABEL;
export type WorkField = keyof typeof WORK_FIELD_LABEL;
export type Province = keyof typeof PROVINCE_LABEL;
