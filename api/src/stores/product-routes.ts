import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../platform/actor.ts";
import { existing } from "../platform/errors.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { allowPictures } from "../platform/rate-limit/pictures.ts";
import {
  addVoucher,
  changeVoucherTerms,
  createStoreProduct,
  editStoreProduct,
  listVouchers,
  openFile,
  productsOfStore,
  publishStoreProduct,
  readStoreProduct,
  setStoreStock,
  uploadFile,
} from "../shop/index.ts";
import { ownStoreId } from "./own-store.ts";
import { ownStore } from "./queries/stores.ts";
import { refuseSuspended } from "./refuse-suspended.ts";
import type { StoreParts } from "./routes.ts";

export function productRoutes(
  app: FastifyInstance,
  { database, files }: Pick<StoreParts, "database" | "files">,
) {
  const own = (actor: Actor) => ownStoreId(database, actor);
  /** Refuses the seller of a store that staff suspended. */
  const selling = async (actor: Actor, what: string) => {
    const id = await own(actor);
    refuseSuspended(existing(await ownStore(database.kysely, actor.memberId)), what);
    return id;
  };
  serve(app, contract.listOwnProducts, async ({ actor, query }) =>
    productsOfStore(database, await own(actor), query),
  );
  serve(app, contract.getOwnProduct, async ({ actor, params }) =>
    readStoreProduct(database, await own(actor), params.id),
  );
  serve(app, contract.createOwnProduct, async ({ actor, body }) =>
    createStoreProduct(database, actor, await selling(actor, "Barang baru"), body),
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
  serve(app, contract.uploadDigitalFile, async ({ actor, body, files: sent }) => {
    const storeId = await selling(actor, "Berkas baru");
    await allowPictures(database, actor.memberId, 1, "berkas yang dikirim");
    return uploadFile({ database, files }, storeId, body.name, sent.file);
  });
  serve(app, contract.openOwnFile, async ({ actor, params }) =>
    openFile({ database, files }, { storeId: await own(actor), ...params }),
  );
  serve(app, contract.listStoreVouchers, async ({ actor }) => listVouchers(database, await own(actor)));
  serve(app, contract.addStoreVoucher, async ({ actor, body }) =>
    addVoucher(database, actor, await own(actor), body),
  );
  serve(app, contract.changeStoreVoucher, async ({ actor, params, body }) =>
    changeVoucherTerms(database, actor, { ...params, ...body, storeId: await own(actor) }),
  );
}
