import { type BodyOf, type createOwnArticle, type OwnArticle, rolesWith } from "@barakah/contract";
import { tellStaff } from "../accounts/index.ts";
import type { Actor } from "../platform/actor.ts";
import { editConflict } from "../platform/catalogue/edit-item.ts";
import { freeSlug } from "../platform/catalogue/slugs.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, existing, invalid, notFound } from "../platform/errors.ts";
import { lockFiles, picturesIn } from "../platform/files/stored-files.ts";
import { NO_ARTICLE } from "./edit-article.ts";
import { limitDrafts, limitSubmissions } from "./limit-own-articles.ts";
import {
  type ArticleRow,
  articleOf,
  deleteArticle,
  insertArticle,
  lockArticle,
  nameOf,
  updateArticle,
} from "./queries/staff-articles.ts";
import { written } from "./written.ts";

type Draft = BodyOf<typeof createOwnArticle>;

export const readOwnArticle = async (database: Database, { memberId }: Actor, id: number) =>
  existing(await articleOf(database, memberId, id), NO_ARTICLE);

/** Locks an article for its author, who can change it until the editors have decided. */
async function lockOwn(tx: Tx, { memberId }: Actor, id: number): Promise<ArticleRow> {
  const row = await lockArticle(tx, id);
  if (row?.author_id !== memberId) throw notFound(NO_ARTICLE);
  if (row.status !== "draft" || row.publish_at !== null)
    throw conflict(
      "already_decided",
      "Editor sudah memutuskan tulisan ini. Hubungi kami bila ada yang perlu diubah.",
    );
  return row;
}

const filesOf = ({ picture, description }: Pick<Draft, "picture" | "description">) => ({
  picture: picture ? [picture] : [],
  description: picturesIn(description),
});

export async function createOwn(database: Database, actor: Actor, draft: Draft): Promise<OwnArticle> {
  await limitDrafts(database, actor);
  const columns = written(draft);
  const id = await database.transact(async (tx) => {
    await lockFiles(tx, filesOf(columns));
    const slug = await freeSlug(tx, "article", { slug: "", title: draft.title });
    const writer = await nameOf(tx, actor.memberId);
    return insertArticle(tx, { ...columns, slug, writer, author_id: actor.memberId });
  });
  return readOwnArticle(database, actor, id);
}

export async function editOwn(
  database: Database,
  actor: Actor,
  id: number,
  { version, ...draft }: Draft & { version: number },
): Promise<OwnArticle> {
  const columns = written(draft);
  await database.transact(async (tx) => {
    const row = await lockOwn(tx, actor, id);
    if (row.version !== version) throw editConflict(row.version);
    await lockFiles(tx, filesOf(columns));
    // Nobody has its address yet, so it follows the title.
    const slug =
      row.published_at === null
        ? await freeSlug(tx, "article", { slug: "", title: draft.title }, id)
        : row.slug;
    const { memberId: changed_by } = actor;
    const changed = { version: version + 1, changed_by, changed_at: new Date().toISOString() };
    await updateArticle(tx, id, { ...columns, slug, ...changed });
  });
  return readOwnArticle(database, actor, id);
}

export async function submitOwn(database: Database, actor: Actor, id: number): Promise<OwnArticle> {
  await readOwnArticle(database, actor, id);
  await limitSubmissions(database, actor);
  await database.transact(async (tx) => {
    const row = await lockOwn(tx, actor, id);
    if (row.review === "waiting")
      throw conflict("already_waiting", "Tulisan ini sudah dikirim dan sedang menunggu editor.");
    if (row.description === "") throw invalid({ description: ["Tulis isinya sebelum mengirim."] });
    const submitted_at = new Date().toISOString();
    await updateArticle(tx, id, { review: "waiting", submitted_at });
    await tellStaff(
      tx,
      { roles: rolesWith("articles"), except: actor.memberId },
      {
        title: `Naskah menunggu: ${row.title}`,
        body: `${row.writer} mengirim tulisan. Baca, lalu terbitkan atau minta perbaikan.`,
        link: `/admin/artikel/${id}`,
        key: `article ${id} submitted ${submitted_at}`,
      },
    );
  });
  return readOwnArticle(database, actor, id);
}

export async function withdrawOwn(database: Database, actor: Actor, id: number): Promise<OwnArticle> {
  await database.transact(async (tx) => {
    const { review } = await lockOwn(tx, actor, id);
    if (review === "waiting") await updateArticle(tx, id, { review: null, submitted_at: null });
  });
  return readOwnArticle(database, actor, id);
}

export const deleteOwn = (database: Database, actor: Actor, id: number) =>
  database.transact(async (tx) => {
    await lockOwn(tx, actor, id);
    await deleteArticle(tx, id);
  });
