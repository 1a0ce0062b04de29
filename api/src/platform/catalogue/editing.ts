import type { Publication } from "@barakah/contract";
import { sql } from "kysely";
import type { Actor } from "../actor.ts";
import { audit } from "../audit.ts";
import type { Tx } from "../database/database.ts";
import { invalid, notFound } from "../errors.ts";
import { holdFiles, picturesIn } from "../files/stored-files.ts";
import type { CatalogueName } from "./published-list.ts";
import { freeSlug, keepOldSlug } from "./slugs.ts";

/** The columns that an editor fills; `slug` may be empty. */
export interface DraftColumns {
  title: string;
  slug: string;
  description: string;
  picture: string | null;
  is_featured: boolean;
  [column: string]: string | number | boolean | null;
}

type Row = Record<string, unknown> & { id: number; slug: string; status: Publication };

async function lockItem(tx: Tx, catalogue: CatalogueName, id: number): Promise<Row> {
  const found = await sql<Row>`select * from ${sql.table(catalogue)} where id = ${id} for update`.execute(tx);
  const [row] = found.rows;
  if (!row) throw notFound();
  return row;
}

/** The files that a draft names anew. */
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
  await holdFiles(tx, filesOf(draft));
  const columns = { ...draft, slug: await freeSlug(tx, catalogue, draft) };
  const names = Object.keys(columns).map((name) => sql.ref(name));
  const made = await sql<{ id: number }>`insert into ${sql.table(catalogue)} (${sql.join(names)})
    values (${sql.join(Object.values(columns))}) returning id`.execute(tx);
  const id = made.rows[0]?.id ?? 0;
  await audit(tx, actor, { action: `${catalogue}.create`, subject: { kind: catalogue, id }, after: columns });
  return id;
}

/** Only what differs is written, and written down. */
function changesOf(row: Row, columns: Record<string, unknown>) {
  const changed = Object.keys(columns).filter((name) => columns[name] !== row[name]);
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, from[name] ?? null]));
  return { changed, before: pick(row), after: pick(columns) };
}

export async function editItem(
  tx: Tx,
  actor: Actor,
  catalogue: CatalogueName,
  id: number,
  draft: DraftColumns,
): Promise<void> {
  const row = await lockItem(tx, catalogue, id);
  const columns = {
    ...draft,
    slug: await freeSlug(tx, catalogue, { ...draft, slug: draft.slug || row.slug }, id),
  };
  const { changed, before, after } = changesOf(row, columns);
  if (changed.length === 0) return;
  await holdFiles(tx, filesOf(columns, row));
  if (columns.slug !== row.slug) await keepOldSlug(tx, catalogue, row, columns.slug);
  const assignments = Object.entries(after).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(catalogue)} set ${sql.join(assignments)} where id = ${id}`.execute(tx);
  await audit(tx, actor, { action: `${catalogue}.edit`, subject: { kind: catalogue, id }, before, after });
}

export async function publishItem(
  tx: Tx,
  actor: Actor,
  catalogue: CatalogueName,
  id: number,
  status: Publication,
): Promise<void> {
  const row = await lockItem(tx, catalogue, id);
  if (row.status === status) return;
  if (status === "published" && row.description === "")
    throw invalid({ description: ["Isi keterangan sebelum menerbitkan."] });
  await sql`update ${sql.table(catalogue)} set status = ${status} where id = ${id}`.execute(tx);
  await audit(tx, actor, {
    action: `${catalogue}.${status === "published" ? "publish" : status === "archived" ? "archive" : "withdraw"}`,
    subject: { kind: catalogue, id },
    before: { status: row.status },
    after: { status },
  });
}
