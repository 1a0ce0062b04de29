import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { existing } from "../platform/errors.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { openFile, passStoreProduct, refuseStoreProduct, waitingForReview } from "../shop/index.ts";
import { staffStore, staffStores } from "./queries/staff-stores.ts";
import { decideStore } from "./review-store.ts";
import type { StoreParts } from "./routes.ts";

export function staffRoutes(app: FastifyInstance, parts: Pick<StoreParts, "database" | "files">) {
  const { database } = parts;
  serve(app, contract.listStaffStores, ({ query }) => staffStores(database, query));
  serve(app, contract.getStaffStore, async ({ params }) =>
    existing(await staffStore(database, params.id), "Toko tidak ditemukan."),
  );
  serve(app, contract.approveStore, ({ actor, params, body }) =>
    decideStore(database, actor, "approve", { ...params, ...body }),
  );
  serve(app, contract.refuseStore, ({ actor, params, body }) =>
    decideStore(database, actor, "refuse", { ...params, ...body }),
  );
  serve(app, contract.pauseStore, ({ actor, params, body }) =>
    decideStore(database, actor, "pause", { ...params, ...body }),
  );
  serve(app, contract.reopenStore, ({ actor, params }) => decideStore(database, actor, "reopen", params));
  serve(app, contract.listProductsInReview, ({ query }) => waitingForReview(database, query));
  serve(app, contract.openFileInReview, ({ params }) => openFile(parts, { productId: params.id }));
  serve(app, contract.passProduct, ({ actor, params, body }) =>
    passStoreProduct(database, actor, params.id, body.version),
  );
  serve(app, contract.refuseProduct, ({ actor, params, body }) =>
    refuseStoreProduct(database, actor, params.id, body.reason),
  );
}
