import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { leaveVoucher, readCartVouchers, useVoucher } from "./cart-vouchers.ts";
import {
  addVoucher,
  changeVoucherTerms,
  confirmWaiting,
  listVouchers,
  listWaiting,
} from "./edit-vouchers.ts";
import { limitVoucherTries } from "./limit-voucher-tries.ts";

export function voucherRoutes(app: FastifyInstance, database: Database) {
  serve(app, contract.readCartVouchers, ({ actor }) => readCartVouchers(database.kysely, actor.memberId));
  serve(app, contract.putCartVoucher, async ({ actor, body }) => {
    await limitVoucherTries(database, actor.memberId);
    return useVoucher(database, actor.memberId, body.code);
  });
  serve(app, contract.dropCartVoucher, ({ actor, body }) =>
    leaveVoucher(database, actor.memberId, body.code),
  );

  serve(app, contract.listShopVouchers, () => listVouchers(database, null));
  serve(app, contract.listWaitingVouchers, () => listWaiting(database));
  serve(app, contract.confirmShopVoucher, ({ actor, params }) => confirmWaiting(database, actor, params.id));
  serve(app, contract.addShopVoucher, ({ actor, body }) => addVoucher(database, actor, null, body));
  serve(app, contract.changeShopVoucher, ({ actor, params, body }) =>
    changeVoucherTerms(database, actor, { ...params, ...body, storeId: null }),
  );
}
