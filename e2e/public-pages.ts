import { SITE } from "./site.ts";

async function firstSlug(list: string): Promise<string> {
  const answer = await fetch(`${SITE}/api/${list}/?is_featured=true&limit=1`);
  const [first] = (await answer.json()) as { slug: string }[];
  return first?.slug ?? "";
}

interface PublicPage {
  path: string;
  title: RegExp;
  /** Texts that identify it. */
  shows: string[];
  /** Another page of the same component, in the same state. */
  like?: string;
}

/** Every public page. */
export async function publicPages(): Promise<PublicPage[]> {
  const [campaign, product, course] = await Promise.all(["campaigns", "products", "courses"].map(firstSlug));
  return [
    { path: "/", title: /^Home · BARAKAH APP$/, shows: ["Program Donasi", "Belanja", "Kelas"] },
    { path: "/charity", title: /^Charity · /, shows: ["Terkumpul"] },
    {
      path: `/kampanye/${campaign}`,
      title: /· BARAKAH APP$/,
      shows: ["Keterangan", "Donatur", "Kabar Terbaru", "Donasi Sekarang"],
    },
    { path: "/donasi", title: /^Donasi · /, shows: ["Pilih program", "terkumpul"] },
    {
      path: `/bayar-donasi/${campaign}`,
      title: /^Donasi untuk .* · BARAKAH APP$/,
      shows: ["Donasi Terbaikmu", "Rp. 50.000.000", "Metode pembayaran", "kode unik"],
    },
    { path: "/sinergy", title: /^Sinergy · /, shows: ["Rp. "] },
    { path: "/belanja", title: /· BARAKAH APP$/, shows: ["Rp. "], like: "/sinergy" },
    {
      path: `/produk/${product}`,
      title: /· BARAKAH APP$/,
      shows: ["Keterangan", "Testimoni", "+ KERANJANG", "+ INCARAN"],
    },
    {
      path: "/toko/dapur-bu-nadia",
      title: /^Dapur Bu Nadia · BARAKAH APP$/,
      shows: ["Nadia Paramita", "Sambal Cumi Bu Nadia", "Cerita toko", "Penjual:"],
    },
    { path: "/academy", title: /^Academy · /, shows: ["LIHAT KELAS", "GRATIS"] },
    { path: "/zakat", title: /^Zakat · /, shows: ["Nisab hari ini", "Rp. 7.640.144", "Siapa amilnya"] },
    { path: "/zakat/penghasilan", title: /^Zakat Penghasilan · /, shows: ["Berapa penghasilanmu?"] },
    {
      path: `/kelas/${course}`,
      title: /· BARAKAH APP$/,
      shows: ["Silabus", "Pengajar", "Yang akan kamu pelajari", "menit"],
    },
    { path: "/acara", title: /^Acara · /, shows: ["Terdekat", "Acara yang sudah lewat"] },
    {
      path: "/acara/hari-kelas-usaha-tumbuh-tanpa-riba",
      title: /^Hari Kelas: .* · BARAKAH APP$/,
      shows: ["Reguler", "Tentang acara", "Susunan acara", "Daftar"],
    },
    { path: "/artikel", title: /^Kabar dan artikel · /, shows: ["Pengumuman", "Langganan RSS"] },
    {
      path: "/artikel/tiga-pertanyaan-sebelum-menandatangani-akad-modal",
      title: /^Tiga pertanyaan .* · BARAKAH APP$/,
      shows: ["Hamdan Contoh", "menit baca", "Tulisan lain"],
    },
    { path: "/niat/baru", title: /^Atur niat rutin · /, shows: ["Berapa", "Setiap Jumat", "Simpan niat"] },
    { path: "/cek-donasi", title: /^Cek Donasi · /, shows: ["Nomor pembayaran", "Nomor HP"] },
    { path: "/about", title: /^Tentang Kami · /, shows: ["29 Februari 2024", "Bandung", "Visi", "Misi"] },
    {
      path: "/login",
      title: /^Login · /,
      shows: ["Username", "Password", "Lupa password?", "Mendaftar Sekarang"],
    },
    { path: "/register", title: /^Mendaftar · /, shows: ["Username", "E-mail", "Password", "komunitas"] },
    { path: "/lupa-password", title: /^Lupa Password · /, shows: ["E-mail", "Kirim Tautan Reset"] },
    { path: "/reset-password", title: /^Ganti Password · /, shows: ["Ganti Password"] },
    { path: "/kembalikan-email", title: /^Kembalikan E-mail · /, shows: ["Kembalikan ke alamat ini"] },
    {
      path: "/kembalikan-nomor",
      title: /^Kembalikan Nomor HP · /,
      shows: ["Kembalikan nomor lama"],
      like: "/kembalikan-email",
    },
    {
      path: "/terima-email",
      title: /^Terima E-mail Baru · /,
      shows: ["Ya, ini akunku"],
      like: "/kembalikan-email",
    },
    {
      path: "/transparansi",
      title: /^Transparansi .* · BARAKAH APP$/,
      shows: ["Ke mana amanahmu sampai", "Saldo akhir", "Bagian amil dan batasnya", "Izin pengumpulan"],
    },
    { path: "/transparansi/segel", title: /^Segel buku · /, shows: ["Periksa sendiri", "catatan"] },
    { path: "/hubungi-kami", title: /^Hubungi Kami · /, shows: ["WhatsApp"] },
  ];
}
