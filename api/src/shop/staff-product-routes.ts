import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { audit } from "../platform/audit.ts";
import type { Database } from "../platform/database/database.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import {
  adjustStock,
  createProduct,
  editProduct,
  publishProduct,
  readStaffProduct,
} from "./edit-community-product.ts";
import { staffProducts } from "./queries/staff-products.ts";

export function staffProductRoutes(app: FastifyInstance, database: Database) {
  serve(app, contract.listStaffProducts, ({ query }) => staffProducts(database, query));
  serve(app, contract.getStaffProduct, ({ params }) => readStaffProduct(database, params.id));
  serve(app, contract.createStaffProduct, ({ actor, body }) => createProduct(database, actor, body));
  serve(app, contract.editStaffProduct, ({ actor, params, body }) =>
    editProduct(database, actor, params.id, body),
  );
  serve(app, contract.publishStaffProduct, ({ actor, params, body }) =>
    publishProduct(database, actor, params.id, body),
  );

  serve(app, contract.adjustStaffStock, async ({ actor, params, body }) => {
    const before = await readStaffProduct(database, params.id);
    await adjustStock(database, {
      productId: params.id,
      stock: body.stock,
      staffId: actor.memberId,
      note: body.note,
      record: (tx) =>
        audit(tx, actor, "stock.adjust", ["product", params.id], {
          before: { stock: before.stock },
          after: body,
        }),
    });
    return readStaffProduct(database, params.id);
  });
}
