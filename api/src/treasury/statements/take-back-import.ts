import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { conflict, existing } from "../../platform/errors.ts";
import { lockFile, removeFile, repeatedLater, usedOf } from "../queries/statement-files.ts";

/** Removes a file and all lines that it brought, as if it had never been imported. */
export const takeBackImport = (database: Database, actor: Actor, id: number) =>
  database.transact(async (tx) => {
    const file = existing(await lockFile(tx, id), "Berkas mutasi tidak ditemukan.");
    const used = await usedOf(tx, id);
    if (used > 0)
      throw conflict(
        "lines_used",
        `${used} baris dari berkas ini sudah dipakai. Kembalikan dahulu ke baris baru, lalu tarik berkasnya.`,
      );
    const later = await repeatedLater(tx, file);
    if (later)
      throw conflict(
        "repeated_later",
        `Berkas "${later}", yang diimpor sesudahnya, memuat baris yang sama. Tarik dahulu berkas itu.`,
      );
    const removed = await removeFile(tx, id);
    const { bank, name, first_day, last_day } = file;
    await audit(tx, actor, "statement.take_back", ["statement", bank], {
      before: { name, first_day, last_day, ...removed },
    });
  });
