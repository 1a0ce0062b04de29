import type { BodyOf, createStaffArticle, StaffArticle } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { createItem, editItem } from "../platform/catalogue/edit-item.ts";
import type { Database } from "../platform/database/database.ts";
import { existing } from "../platform/errors.ts";
import { staffArticle } from "./queries/staff-articles.ts";
import { written } from "./written.ts";

type Draft = BodyOf<typeof createStaffArticle>;

export const NO_ARTICLE = "Artikel tidak ditemukan.";

export const readStaffArticle = async (database: Database, id: number): Promise<StaffArticle> =>
  existing(await staffArticle(database, id), NO_ARTICLE);

export async function createArticle(database: Database, actor: Actor, draft: Draft) {
  const id = await database.transact((tx) => createItem(tx, actor, "article", written(draft)));
  return readStaffArticle(database, id);
}

export async function editArticle(
  database: Database,
  actor: Actor,
  id: number,
  { version, ...draft }: Draft & { version: number },
) {
  await readStaffArticle(database, id);
  await database.transact((tx) => editItem(tx, actor, "article", id, written(draft), version));
  return readStaffArticle(database, id);
}
