import type { Publication } from "@barakah/contract";
import { sql } from "kysely";
import type { Actor } from "../actor.ts";
import { audit } from "../audit.ts";
import type { Tx } from "../database/database.ts";
import { conflict, notFound } from "../errors.ts";
import { lockFiles, picturesIn } from "../files/stored-files.ts";
import type { CatalogueName } from "./published-list.ts";
import { freeSlug, keepOldSlug } from "./slugs.ts";

/** The columns that an editor fills in; `slug` may be empty. */
export interface DraftColumns {
  title: string;
  slug: string;
  description: string;
  picture: string | null;
  is_featured: boolean;
  [column: string]: string | number | boolean | null;
}

export type Row = Record<string, unknown> & {
  id: number;
  slug: string;
  status: Publication;
  version: number;
};

export async function lockItem(tx: Tx, catalogue: CatalogueName, id: number): Promise<Row> {
  const found = await sql<Row>`select * from ${sql.table(catalogue)} where id = ${id} for update`.execute(tx);
  const [row] = found.rows;
  if (!row) throw notFound();
  return row;
}

/** Files that the draft names and the stored row does not. */
const filesOf = ({ picture, description }: DraftColumns, row?: Row) => ({
  picture: picture && picture !== row?.picture ? [picture] : [],
  description: description === row?.description ? [] : picturesIn(description),
});

export async function createItem(
  tx: Tx,
  actor: Actor,
  catalogue: CatalogueName,
  draft: DraftColumns,
): Promise<number> {
  await lockFiles(tx, filesOf(draft));
  const columns = { ...draft, slug: await freeSlug(tx, catalogue, draft) };
  const names = Object.keys(columns).map((name) => sql.ref(name));
  const made = await sql<{ id: number }>`insert into ${sql.table(catalogue)} (${sql.join(names)})
    values (${sql.join(Object.values(columns))}) returning id`.execute(tx);
  const id = made.rows[0]?.id ?? 0;
  await audit(tx, actor, `${catalogue}.create`, [catalogue, id], { after: columns });
  return id;
}

/** Only changed columns are updated and audited. */
function changesOf(row: Row, columns: Record<string, unknown>) {
  const changed = Object.keys(columns).filter((name) => columns[name] !== row[name]);
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, from[name] ?? null]));
  return { changed, before: pick(row), after: pick(columns) };
}

/** Optimistic locking: the form keeps what was typed, and the editor can compare both versions. */
export const editConflict = (version?: number) =>
  conflict(
    "edit_conflict",
    `Orang lain sudah menyimpan${version === undefined ? "nya" : ` versi ${version}`} sejak kamu membukanya. Bandingkan, lalu simpan lagi.`,
  );

export async function editItem(
  tx: Tx,
  actor: Actor,
  catalogue: CatalogueName,
  id: number,
  draft: DraftColumns,
  /** The version that the editor started from. */
  version: number,
): Promise<void> {
  const row = await lockItem(tx, catalogue, id);
  const columns = {
    ...draft,
    slug: await freeSlug(tx, catalogue, { ...draft, slug: draft.slug || row.slug }, id),
  };
  const { changed, before, after } = changesOf(row, columns);
  if (changed.length === 0) return;
  if (row.version !== version) throw editConflict(row.version);
  await lockFiles(tx, filesOf(columns, row));
  if (columns.slug !== row.slug) await keepOldSlug(tx, catalogue, row, columns.slug);
  const assignments = Object.entries(after).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(catalogue)} set ${sql.join(assignments)}, version = version + 1,
    changed_by = ${actor.memberId}, changed_at = now() where id = ${id}`.execute(tx);
  await audit(tx, actor, `${catalogue}.edit`, [catalogue, id], { before, after });
}
