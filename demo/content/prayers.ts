import { type Chance, chanceOf, shuffled } from "./chance.ts";

/** What donors write: first what fits one campaign, then what fits every one. */
const OF_CAMPAIGN: Readonly<Record<string, readonly string[]>> = {
  "bangun-masjid-al-barakah-desa-sukamaju": [
    "Semoga setiap sujud di masjid ini menjadi jariyah untuk kedua orang tua kami.",
    "Saya lahir di Sukamaju. Semoga anak cucu kita ramai mengaji di sini.",
  ],
  "jembatan-gantung-dusun-lembahsari": [
    "Semoga anak-anak tidak perlu lagi menyeberang sungai untuk sekolah. Aamiin.",
    "Dari kami yang dulu juga berangkat sekolah lewat sungai. Semangat, adik-adik.",
  ],
  "sumur-air-bersih-dusun-karangkering": [
    "Semoga airnya jernih sepanjang kemarau, dan ibu-ibu di Karangkering tak perlu berjalan jauh lagi.",
    "Titip doa untuk almarhum Bapak. Semoga jadi amal jariyah untuk beliau.",
  ],
  "lampu-tenaga-surya-pulau-terang": [
    "Belajarlah yang rajin di bawah lampu ini, Nak. Doa kami menyertai.",
    "Semoga terang rumahnya, terang pula masa depannya.",
  ],
  "tanggap-darurat-banjir-bandang": [
    "Ya Allah, kuatkan saudara kami yang mengungsi dan lindungi para relawan.",
    "Sedikit dari kami sekeluarga. Semoga segera surut dan bisa pulang.",
    "Untuk balita di pengungsian. Semoga sehat semua.",
  ],
  "hunian-sementara-penyintas-gempa": [
    "Semoga lekas punya rumah yang aman. Kami pernah merasakannya.",
    "Barakallahu fiikum untuk para tukang dan relawan.",
  ],
  "sedekah-jumat-paket-sembako-dhuafa": [
    "Sedekah Jumat rutin. Mohon doanya untuk kesembuhan Ibu.",
    "Semoga meringankan dapur saudara kita pekan ini.",
  ],
  "dapur-berbagi-makan-siang-gratis": [
    "Selamat makan siang untuk semua. Semoga kenyang dan berkah.",
    "Terima kasih para juru masak. Semoga lelahnya jadi pahala.",
  ],
  "zakat-mal-untuk-delapan-golongan": [
    "Semoga membersihkan harta kami dan sampai kepada yang berhak.",
    "Bismillah, zakat tahun ini. Mohon didoakan usaha kami berkah.",
  ],
  "modal-tanpa-riba-pedagang-kecil": [
    "Semoga dagangannya laris dan lepas dari utang riba.",
    "Dari sesama pedagang pasar. Rezeki sudah ada yang mengatur.",
  ],
  "ambulans-gratis-warga-pelosok": [
    "Semoga tidak ada lagi yang terlambat dibawa ke puskesmas.",
    "Untuk almarhumah Nenek, yang dulu ditandu dua jam.",
  ],
  "operasi-katarak-gratis-lansia": [
    "Semoga kakek-nenek kita bisa membaca Al-Qur'an lagi dengan jelas.",
    "Bapak saya ikut gelombang kedua. Terima kasih banyak, sekarang beliau bisa melihat cucunya.",
  ],
  "beasiswa-santri-berprestasi-2026": [
    "Teruslah menghafal, Nak. Semoga jadi cahaya untuk umat.",
    "Dari alumni. Dulu saya juga dibantu, sekarang giliran saya.",
  ],
  "taman-baca-keliling-anak-desa": [
    "Semoga anak-anak jatuh cinta pada buku.",
    "Titip salam untuk pengemudi mobil bacanya!",
  ],
  "tanam-mangrove-pesisir-utara": [
    "Semoga akarnya kuat menjaga pesisir dan nelayan.",
    "Untuk bumi yang dititipkan kepada kita.",
  ],
};

const OF_ALL = [
  "Semoga bermanfaat dan berkah.",
  "Bismillah, semoga Allah mudahkan.",
  "Mohon doa untuk kesehatan kedua orang tua kami.",
  "Semoga Allah lapangkan rezeki kita semua. Aamiin.",
  "Atas nama keluarga besar kami. Barakallahu fiikum.",
  "Titip doa, semoga anak kami lulus ujian dan jadi anak saleh.",
  "Sedikit, tetapi semoga istiqamah setiap bulan.",
  "Untuk almarhum Ayah. Semoga lapang kuburnya.",
  "Semoga para relawan selalu sehat. Terima kasih sudah turun langsung.",
  "Alhamdulillah, syukur atas kelahiran anak kedua kami.",
  "Semoga hajat kami dikabulkan. Aamiin ya Rabbal 'alamin.",
] as const;

export interface DemoPrayer {
  text: string;
  aamiin: number;
}

const SHARE = 0.3;
const aamiinOf = (chance: Chance) => Math.floor(42 * chance.next() ** 2);

/** The prayers of a campaign's donors, newest first; undefined for those who wrote nothing. The newest one always did. */
export function prayersOf(slug: string, donors: number): (DemoPrayer | undefined)[] {
  const chance = chanceOf(`doa ${slug}`);
  const texts = [...(OF_CAMPAIGN[slug] ?? []), ...shuffled(OF_ALL, chance)];
  return Array.from({ length: donors }, (_, place) => {
    if (place > 0 && chance.next() > SHARE) return undefined;
    const text = texts.shift();
    return text === undefined ? undefined : { text, aamiin: aamiinOf(chance) };
  });
}
