import { join } from "node:path";
import { type RawBuilder, sql } from "kysely";
import type { Database, Tx } from "../database/database.ts";
import { invalid } from "../errors.ts";
import type { FileStore } from "./file-store.ts";

const LOOKED_AT = 50;

export interface NewFile {
  key: string;
  kind: "picture" | "video" | "document";
  bytes?: number;
  /** Undefined for files of the demo. */
  uploadedBy?: number;
}

/** Call it in the transaction that refers to the files: a file without a row is deleted after a day. */
export async function recordFiles(tx: Tx, files: readonly NewFile[]): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insertInto("stored_file")
    .values(
      files.map(({ key, kind, bytes, uploadedBy }) => ({
        key,
        kind,
        bytes: bytes ?? null,
        uploaded_by: uploadedBy ?? null,
      })),
    )
    .execute();
}

const OWN_PICTURE = /\/media\/([a-z0-9-]+)\//g;

/** The keys of the pictures that a text shows. */
export const picturesIn = (html: string): string[] =>
  [...html.matchAll(OWN_PICTURE)].map(([, key = ""]) => key);

const GONE = "Berkas ini tidak tersimpan lagi. Unggah sekali lagi.";

/** Locks files until the transaction ends, so that the sweep cannot delete them. Refuses files that are already gone. */
export async function lockFiles(tx: Tx, fields: Record<string, readonly string[]>): Promise<void> {
  const keys = Object.values(fields).flat();
  if (keys.length === 0) return;
  const rows = await tx
    .selectFrom("stored_file")
    .select("key")
    .where("key", "in", keys)
    .orderBy("key")
    .forKeyShare()
    .execute();
  const held = new Set(rows.map(({ key }) => key));
  const gone = Object.entries(fields).filter(([, named]) => named.some((key) => !held.has(key)));
  if (gone.length > 0) throw invalid(Object.fromEntries(gone.map(([field]) => [field, [GONE]])));
}

/**
 * Deletes the rows of files that nothing has referenced for a day; `shown` selects the referenced keys. Skips files
 * that an open transaction locks or that became referenced between check and lock.
 */
export async function forgetUnusedFiles(tx: Tx, shown: RawBuilder<unknown>): Promise<string[]> {
  const isShown = sql`f.key in (select key from ${shown} shown)`;
  const unused = await sql<{ key: string }>`select f.key from stored_file f
    where f.created_at < now() - interval '1 day' and not ${isShown}
    for update skip locked`.execute(tx);
  const keys = unused.rows.map(({ key }) => key);
  const gone = await sql<{ key: string }>`delete from stored_file f
    where f.key = any(${keys}) and not ${isShown} returning f.key`.execute(tx);
  return gone.rows.map(({ key }) => key);
}

const FOLDERS: Record<NewFile["kind"], string> = {
  picture: "pictures",
  document: "pictures",
  video: "videos",
};

/** How many of the newest public uploads in the database are missing from the store, and of how many. */
export async function missingUploads(
  database: Database,
  files: FileStore,
): Promise<{ missing: number; of: number }> {
  const rows = await database.kysely
    .selectFrom("stored_file")
    .select(["key", "kind"])
    .orderBy("created_at", "desc")
    .limit(LOOKED_AT)
    .execute();
  const found = await Promise.all(rows.map(({ key, kind }) => files.has(join(FOLDERS[kind], key))));
  return { missing: found.filter((there) => !there).length, of: rows.length };
}
