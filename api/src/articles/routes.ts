import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { existing } from "../platform/errors.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import { uploadMemberPicture } from "../platform/files/upload-member-picture.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { createArticle, editArticle, NO_ARTICLE, readStaffArticle } from "./edit-article.ts";
import { announcement, articleBySlug, articles } from "./queries/articles.ts";
import { articlesOf, staffArticles } from "./queries/staff-articles.ts";
import { publishArticle, refuseArticle } from "./review-article.ts";
import {
  createOwn,
  deleteOwn,
  editOwn,
  readOwnArticle,
  submitOwn,
  withdrawOwn,
} from "./submit-own-article.ts";

export function articleRoutes(app: FastifyInstance, database: Database) {
  serve(app, contract.listArticles, ({ query }) => articles(database, query));
  serve(app, contract.readAnnouncement, () => announcement(database));
  serve(app, contract.getArticle, async ({ params }) =>
    existing(await articleBySlug(database, params.slug), NO_ARTICLE),
  );
}

/** Every call names only the caller: what is somebody else's is not found. */
export function ownRoutes(app: FastifyInstance, database: Database, files: FileStore) {
  serve(app, contract.listOwnArticles, ({ actor, query }) => articlesOf(database, actor.memberId, query));
  serve(app, contract.getOwnArticle, ({ actor, params }) => readOwnArticle(database, actor, params.id));
  serve(app, contract.createOwnArticle, ({ actor, body }) => createOwn(database, actor, body));
  serve(app, contract.editOwnArticle, ({ actor, params, body }) => editOwn(database, actor, params.id, body));
  serve(app, contract.submitArticle, ({ actor, params }) => submitOwn(database, actor, params.id));
  serve(app, contract.withdrawArticle, ({ actor, params }) => withdrawOwn(database, actor, params.id));
  serve(app, contract.deleteOwnArticle, ({ actor, params }) => deleteOwn(database, actor, params.id));
  serve(app, contract.uploadArticlePicture, ({ actor, files: sent }) =>
    uploadMemberPicture({ database, files }, actor, sent.picture),
  );
}

export function staffRoutes(app: FastifyInstance, database: Database) {
  serve(app, contract.listStaffArticles, ({ query }) => staffArticles(database, query));
  serve(app, contract.getStaffArticle, ({ params }) => readStaffArticle(database, params.id));
  serve(app, contract.createStaffArticle, ({ actor, body }) => createArticle(database, actor, body));
  serve(app, contract.editStaffArticle, ({ actor, params, body }) =>
    editArticle(database, actor, params.id, body),
  );
  serve(app, contract.publishStaffArticle, ({ actor, params, body }) =>
    publishArticle(database, actor, params.id, body),
  );
  serve(app, contract.refuseStaffArticle, ({ actor, params, body }) =>
    refuseArticle(database, actor, params.id, body),
  );
}
