import { type AuditorFile, documentUrl, type Permit } from "@barakah/contract";
import type { Reader, Tx } from "../../platform/database/database.ts";
import { ask } from "../queries/placed.ts";

export async function auditorFiles(reader: Reader): Promise<AuditorFile[]> {
  const rows = await reader
    .selectFrom("auditor_file")
    .select(["id", "year", "auditor", "file", "added_at"])
    .orderBy("year", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ file, ...row }) => ({ ...row, url: documentUrl(file) }));
}

/** Permits of visible campaigns, latest expiry first. */
export const permits = (reader: Reader): Promise<Permit[]> =>
  ask(
    reader,
    `select permit_number as number, min(permit_from) as "from", max(permit_to) as "to", max(permit_region) as region,
        json_agg(json_build_object('title', title, 'slug', slug) order by title) as campaigns
      from campaign where permit_number <> '' and status = 'published'
      group by permit_number order by max(permit_to) desc nulls last, 1`,
  );

export async function insertAuditorFile(
  tx: Tx,
  file: { year: number; auditor: string; file: string; added_by: number },
): Promise<AuditorFile> {
  const { file: key, ...row } = await tx
    .insertInto("auditor_file")
    .values(file)
    .returning(["id", "year", "auditor", "file", "added_at"])
    .executeTakeFirstOrThrow();
  return { ...row, url: documentUrl(key) };
}

export const deleteAuditorFile = (tx: Tx, id: number) =>
  tx
    .deleteFrom("auditor_file")
    .where("id", "=", id)
    .returning(["year", "auditor", "file"])
    .executeTakeFirst();
