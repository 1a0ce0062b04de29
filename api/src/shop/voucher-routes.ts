import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { tooMany } from "../platform/errors.ts";
import { serve } from "../platform/http/serve.ts";
import { type Limit, takeToken } from "../platform/rate-limit/token-buckets.ts";
import { leaveVoucher, readCartVouchers, useVoucher } from "./cart-vouchers.ts";
import {
  addVoucher,
  changeVoucherTerms,
  confirmWaiting,
  listVouchers,
  listWaiting,
} from "./edit-vouchers.ts";

/** Enough for typing errors; more would be guessing codes. */
const TRIES: Limit = { most: 30, seconds: 600 };

export function voucherRoutes(app: FastifyInstance, database: Database) {
  serve(app, contract.readCartVouchers, ({ actor }) => readCartVouchers(database.kysely, actor.memberId));
  serve(app, contract.putCartVoucher, async ({ actor, body }) => {
    const token = await takeToken(database, `voucher:${actor.memberId}`, TRIES);
    if (!token.granted) throw tooMany(token.retryAfter, "percobaan kupon");
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
