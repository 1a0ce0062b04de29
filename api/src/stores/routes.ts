import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database, Reader } from "../platform/database/database.ts";
import { existing } from "../platform/errors.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import { uploadMemberPicture } from "../platform/files/upload-member-picture.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { applyForOwnStore } from "./apply-for-store.ts";
import { changeAccount, editStore } from "./own-store.ts";
import { publicStores, storeBySlug } from "./queries/public-stores.ts";
import { ownStore } from "./queries/stores.ts";
import { restStore } from "./review-store.ts";

export interface StoreParts {
  database: Database;
  files: FileStore;
  /** How many grams over a full kilogram couriers do not bill. */
  toleranceGrams: () => Promise<number>;
  /** The commission of stores that apply now. */
  ujrahPercent: (reader?: Reader) => Promise<number>;
}

export function storeRoutes(app: FastifyInstance, { database, files, ujrahPercent }: StoreParts) {
  serve(app, contract.readOwnStore, async ({ actor }) => ({
    store: (await ownStore(database.kysely, actor.memberId)) ?? null,
    ujrah_percent: await ujrahPercent(),
  }));
  serve(app, contract.listStores, ({ query }) => publicStores(database, query));
  serve(app, contract.getStore, async ({ params }) =>
    existing(await storeBySlug(database, params.slug), "Toko tidak ditemukan."),
  );
  serve(app, contract.applyForStore, ({ actor, body }) =>
    applyForOwnStore(database, actor, body, ujrahPercent),
  );
  serve(app, contract.editOwnStore, ({ actor, body }) => editStore(database, actor, body));
  serve(app, contract.restOwnStore, ({ actor, body }) => restStore(database, actor, body.resting));
  serve(app, contract.changeStoreAccount, async ({ actor, body }) => {
    await app.proveIdentity(actor, body);
    return changeAccount(database, actor, body);
  });
  serve(app, contract.uploadStorePicture, ({ actor, files: sent }) =>
    uploadMemberPicture({ database, files }, actor, sent.picture),
  );
}
