import { chance, MEMBERS, NOTIFICATIONS, oneOf } from "./sizes.ts";

/** Common first names, per hundred people. */
const COMMON = { Muhammad: 12, Siti: 9, Ahmad: 7, Nur: 6 };
const OTHERS =
  "Abdul Agus Aisyah Andi Ani Arif Asep Ayu Bagus Bambang Budi Citra Dedi Dewi Dian Eko Endang Fajar Farhan Fatimah Fitri Galih Hadi Hafiz Halimah Hasan Hendra Ilham Indah Irfan Iman Joko Khadijah Laila Lestari Lukman Maryam Maya Mega Nadia Nina Rahma Rahmat Ratna Reza Rina Rizky Salma Sari Slamet Sri Taufik Tri Umar Wahyu Wati Wulan Yanti Yudi Yusuf Zahra Zainab".split(
    " ",
  );
const LAST_NAMES =
  "Anggraini Anwar Arifin Azzahra Basuki Effendi Fauzi Firmansyah Gunawan Hakim Hamzah Handayani Hartono Hidayah Hidayat Iskandar Kartika Kurniawan Kusuma Maharani Mahendra Maulana Mulyani Nasution Nugraha Nugroho Nuraini Permana Permata Prakoso Prasetyo Pratama Purnama Puspita Rahman Rahmawati Ramadhan Safitri Santoso Saputra Setiawan Siregar Subagyo Sudrajat Suharto Sulaiman Suryani Susanti Susanto Syahputra Utami Wahyuni Wibowo Widodo Wijaya Wulandari Yuliana Zulfikar".split(
    " ",
  );

/** The target of searches for a rare word. */
const RARE_NAME = "Zulaikha Wirasasmita";
/** In one name of eight, in few, in none. */
export const WORDS = { common: "muhammad", rare: "wirasasmita", misspelt: "wirasasmta" };

const common = Object.entries(COMMON).flatMap(([name, times]) => Array<string>(times).fill(name));
const firstNames = [
  ...common,
  ...Array.from({ length: 100 - common.length }, (_, at) => OTHERS[at % OTHERS.length] ?? ""),
];

/** A name by row number. */
export const NAME = (rareEvery: number) =>
  `case when n % ${rareEvery} = 7 then '${RARE_NAME}' else ${oneOf(firstNames, 1)} || ' ' || ${oneOf(LAST_NAMES, 2)} end`;

/** Members and notifications, most of them for one member. */
export const peopleAnd = (reader: number) => [
  `insert into member (username, email, full_name, created_at, suspended_at, deleted_at)
   select 'jamaah' || n, 'jamaah' || n || '@example.com', ${NAME(4000)}, now() - n * interval '2 hours',
     case when ${chance(3, 200)} = 0 then now() end, case when ${chance(4, 100)} = 0 then now() end
   from generate_series(1, ${MEMBERS}) n`,
  `insert into notification (member_id, title, body, link, created_at, read_at)
   select case when n <= ${NOTIFICATIONS} then ${reader} else first + ${chance(5, MEMBERS)} end, 'Pembayaran diterima',
     'Terima kasih, pembayaran Anda sudah kami terima.', '/profil', now() - n * interval '1 minute',
     case when n > ${NOTIFICATIONS} and n % 3 > 0 then now() end
   from generate_series(1, ${4 * NOTIFICATIONS}) n, (select min(id) as first from member where username like 'jamaah%')`,
];
