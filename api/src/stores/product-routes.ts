import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { serve } from "../platform/http/serve.ts";
import {
  addVoucher,
  changeVoucherTerms,
  createStoreProduct,
  editStoreProduct,
  listVouchers,
  productsOfStore,
  publishStoreProduct,
  readStoreProduct,
  setStoreStock,
} from "../shop/index.ts";
import { ownStoreId } from "./own-store.ts";

export function productRoutes(app: FastifyInstance, database: Database) {
  const own = (actor: Actor) => ownStoreId(database, actor);
  serve(app, contract.listOwnProducts, async ({ actor, query }) =>
    productsOfStore(database, await own(actor), query),
  );
  serve(app, contract.getOwnProduct, async ({ actor, params }) =>
    readStoreProduct(database, await own(actor), params.id),
  );
  serve(app, contract.createOwnProduct, async ({ actor, body }) =>
    createStoreProduct(database, actor, await own(actor), body),
  );
  serve(app, contract.editOwnProduct, async ({ actor, params, body }) =>
    editStoreProduct(database, actor, await own(actor), params.id, body),
  );
  serve(app, contract.publishOwnProduct, async ({ actor, params, body }) =>
    publishStoreProduct(database, actor, await own(actor), params.id, body.status),
  );
  serve(app, contract.setOwnStock, async ({ actor, params, body }) =>
    setStoreStock(database, actor, await own(actor), { ...params, ...body }),
  );
  serve(app, contract.listStoreVouchers, async ({ actor }) => listVouchers(database, await own(actor)));
  serve(app, contract.addStoreVoucher, async ({ actor, body }) =>
    addVoucher(database, actor, await own(actor), body),
  );
  serve(app, contract.changeStoreVoucher, async ({ actor, params, body }) =>
    changeVoucherTerms(database, actor, { ...params, ...body, storeId: await own(actor) }),
  );
}
