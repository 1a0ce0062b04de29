import {
  adjustStaffStock,
  createStaffProduct,
  editStaffProduct,
  getStaffProduct,
  listStaffProducts,
  publishStaffProduct,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve.ts";
import {
  adjustStock,
  createProduct,
  editProduct,
  publishProduct,
  readStaffProduct,
  staffProducts,
} from "../../shop/index.ts";

export function productRoutes(app: FastifyInstance, database: Database) {
  serve(app, listStaffProducts, ({ query }) => staffProducts(database, query));
  serve(app, getStaffProduct, ({ params }) => readStaffProduct(database, params.id));
  serve(app, createStaffProduct, ({ actor, body }) => createProduct(database, actor, body));
  serve(app, editStaffProduct, ({ actor, params, body }) => editProduct(database, actor, params.id, body));
  serve(app, publishStaffProduct, ({ actor, params, body }) =>
    publishProduct(database, actor, params.id, body),
  );

  serve(app, adjustStaffStock, async ({ actor, params, body }) => {
    const before = await readStaffProduct(database, params.id);
    await adjustStock(database, {
      productId: params.id,
      stock: body.stock,
      staffId: actor.memberId,
      note: body.note,
      record: (tx) =>
        audit(tx, actor, {
          action: "stock.adjust",
          subject: { kind: "product", id: params.id },
          before: { stock: before.stock },
          after: body,
        }),
    });
    return readStaffProduct(database, params.id);
  });
}
