import { byNumber, localTime, type Table } from "../../platform/spreadsheet/exports.ts";

export const MEMBERS: Table = {
  head: "Nomor,Bergabung,Nama pengguna,Nama lengkap,E-mail,Ditangguhkan".split(","),
  cells: [
    "m.id",
    localTime("m.created_at"),
    "m.username",
    "m.full_name",
    "m.email",
    localTime("m.suspended_at"),
  ],
  from: "member m",
  where: "m.deleted_at is null",
  key: byNumber("m.id"),
};
