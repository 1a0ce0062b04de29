import { byNumber, labelled, localTime, type Table } from "../../platform/spreadsheet/exports.ts";

/** The same words as on the pages of courses. */
const ENROLMENT = { pending: "Menunggu", verified: "Terdaftar", rejected: "Ditolak" };

export const ENROLMENTS: Table = {
  head: "Nomor,Waktu,Kelas,Peserta,Nama pengguna,Biaya,Status".split(","),
  cells: [
    "e.id",
    localTime("e.created_at"),
    "c.title",
    "m.full_name",
    "m.username",
    "e.price",
    labelled("e.status", ENROLMENT),
  ],
  from: "enrolment e join course c on c.id = e.course_id join member m on m.id = e.member_id",
  where: "true",
  key: byNumber("e.id"),
};
