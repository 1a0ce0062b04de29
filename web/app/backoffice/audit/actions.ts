const CATALOGUES = { campaign: "kampanye", product: "produk", course: "kelas" };
const VERBS = {
  create: "Membuat",
  edit: "Mengubah",
  publish: "Menerbitkan",
  archive: "Mengarsipkan",
  withdraw: "Menarik kembali",
};

const catalogueActions = Object.entries(CATALOGUES).flatMap(([catalogue, noun]) =>
  Object.entries(VERBS).map(([verb, word]) => [`${catalogue}.${verb}`, `${word} ${noun}`]),
);

const ACTIONS: Record<string, string> = {
  ...Object.fromEntries(catalogueActions),
  "campaign.news.add": "Menulis kabar kampanye",
  "campaign.news.edit": "Mengubah kabar kampanye",
  "campaign.news.remove": "Menghapus kabar kampanye",
  "course.arrange": "Mengurutkan materi kelas",
  "material.add": "Menambah materi kelas",
  "material.edit": "Mengubah materi kelas",
  "material.remove": "Menghapus materi kelas",
  "stock.adjust": "Menyesuaikan stok",
  "testimony.hide": "Menyembunyikan testimoni",
  "testimony.show": "Menampilkan testimoni",
  "picture.upload": "Mengunggah gambar",
  "order.process": "Memproses pesanan",
  "order.ship": "Mengirim pesanan",
  "order.finish": "Menyelesaikan pesanan",
  "order.cancel": "Membatalkan pesanan",
  "payment.approve": "Menyetujui pembayaran",
  "payment.reject": "Menolak pembayaran",
  "payout.create": "Mencatat penyaluran dana",
  "statement.import": "Mengimpor mutasi bank",
  "statement.unidentified": "Menandai mutasi belum dikenal",
  "statement.ignored": "Mengabaikan mutasi",
  "role.change": "Mengubah peran",
  "role.grant": "Memberi peran",
  "role.revoke": "Mencabut peran",
  "member.suspend": "Menangguhkan anggota",
  "member.restore": "Mengaktifkan lagi anggota",
  "two_step.on": "Mengaktifkan verifikasi dua langkah",
  "two_step.off": "Mematikan verifikasi dua langkah",
  "setting.change": "Mengubah pengaturan",
  export: "Mengunduh data",
};

export const actionLabel = (action: string) => ACTIONS[action] ?? action;
