import { sql } from "kysely";
import type { Tx } from "../database/database.ts";
import { invalid } from "../errors.ts";
import type { CatalogueName } from "./published-list.ts";

/** Tables whose rows have a slug, and former slugs that redirect to it. */
type Renamed = CatalogueName | "event";
/** A store keeps its slug. */
type Slugged = Renamed | "store";

const LONGEST = 100;
/** Paths with another meaning. */
const RESERVED = new Set(["enrollments", "mine", "crew"]);

export function slugFrom(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? ["tanpa-judul"]).join("-").slice(0, LONGEST).replace(/-+$/, "");
}

/** Whether another item has or had this slug. Old addresses must keep leading to their item. */
async function isTaken(tx: Tx, catalogue: Slugged, slug: string, ownId: number): Promise<boolean> {
  if (RESERVED.has(slug)) return true;
  const found = await sql<{ taken: boolean }>`select
    exists (select from ${sql.table(catalogue)} where slug = ${slug} and id <> ${ownId})
    or exists (select from slug_history where catalogue = ${catalogue} and slug = ${slug} and item_id <> ${ownId})
    as taken`.execute(tx);
  return found.rows[0]?.taken ?? false;
}

/** The requested slug, refused if another item has it; without one, the first free slug made from the title. */
export async function freeSlug(
  tx: Tx,
  catalogue: Slugged,
  { slug, title }: { slug: string; title: string },
  ownId = 0,
): Promise<string> {
  // Serialises editors who save the same title at once.
  await sql`select pg_advisory_xact_lock(hashtext(${`slug:${catalogue}`}))`.execute(tx);
  if (slug) {
    if (await isTaken(tx, catalogue, slug, ownId))
      throw invalid({ slug: ["Alamat ini sudah dipakai. Pilih yang lain."] });
    return slug;
  }
  const base = slugFrom(title);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? base : `${base}-${number}`;
    if (!(await isTaken(tx, catalogue, candidate, ownId))) return candidate;
  }
}

export async function keepOldSlug(
  tx: Tx,
  catalogue: Renamed,
  item: { id: number; slug: string },
  next: string,
): Promise<void> {
  await tx.deleteFrom("slug_history").where("catalogue", "=", catalogue).where("slug", "=", next).execute();
  await tx.insertInto("slug_history").values({ catalogue, slug: item.slug, item_id: item.id }).execute();
}

/** SQL: the id of the item that a current or former slug leads to. */
export const idBySlug = (catalogue: Slugged, place: string) => `coalesce(
  (select id from ${catalogue} where slug = ${place}),
  (select item_id from slug_history where catalogue = '${catalogue}' and slug = ${place}))`;
