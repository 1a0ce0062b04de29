import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, existing } from "../../platform/errors.ts";
import { keyOf } from "../../platform/http/request-key.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import type { Cell } from "../../platform/spreadsheet/cell.ts";
import { tableFile } from "../../platform/spreadsheet/file.ts";
import { accountNumber, noStore, ownStoreId } from "../../stores/index.ts";
import { translateRefusal } from "../queries/database-refusals.ts";
import {
  balanceOf,
  balanceOfAll,
  payableIds,
  payoutsOfStore,
  storePayoutById,
  storePayouts,
} from "../queries/store-payouts.ts";
import { type Paying, payIn, refuseIn, waitingPayout } from "./decide-store-payout.ts";
import { askForPayout } from "./request-store-payout.ts";
import { returnIn, showReturnIn } from "./return-store-payout.ts";
import { refuseNewAccount, refuseSuspendedStore } from "./what-holds-store-payout.ts";

/** The whole account number, for the treasurer who transfers the money. Each opening is audited. */
async function destinationOf(tx: Tx, actor: Actor, id: number) {
  const { store, payout } = await waitingPayout(tx, actor, id);
  await refuseSuspendedStore(tx, id);
  refuseNewAccount(store);
  const account_number = await accountNumber(tx, store);
  if (!account_number)
    throw conflict("no_account", "Nomor rekening toko ini tidak ada. Minta penjualnya mengisi lagi.");
  const { bank, account_holder } = store;
  await audit(tx, actor, "store_payout.account", ["store", store.id], {
    after: { amount: payout.amount, payout: id },
  });
  return { bank, account_number, account_holder, amount: payout.amount - payout.gift_amount };
}

async function* transfers(
  rows: Awaited<ReturnType<typeof destinationOf>>[],
): AsyncGenerator<readonly Cell[]> {
  yield ["Bank", "Nomor rekening", "Atas nama", "Jumlah", "Berita"];
  for (const { bank, account_number, account_holder, amount } of rows)
    yield [bank, account_number, account_holder, amount, "Pencairan toko"];
}

export function storePayoutRoutes(app: FastifyInstance, parts: Paying & { database: Database }) {
  const { database } = parts;
  const own = async ({ memberId }: Actor) => {
    const id = await ownStoreId(database.kysely, memberId);
    if (id === undefined) throw noStore();
    return id;
  };
  serve(app, contract.readStoreBalance, async ({ actor }) => balanceOf(database.kysely, await own(actor)));
  serve(app, contract.listOwnPayouts, async ({ actor, query }) =>
    payoutsOfStore(database, await own(actor), query),
  );
  serve(app, contract.requestPayout, ({ actor, body, request }) =>
    translateRefusal(askForPayout(database, actor, body, keyOf(actor, request))),
  );

  const decided = async (id: number, decide: (tx: Tx) => Promise<void>) => {
    await translateRefusal(database.transact(decide));
    return existing(await storePayoutById(database.kysely, id));
  };
  serve(app, contract.listStorePayouts, ({ query }) => storePayouts(database, query));
  serve(app, contract.sumStoreBalances, () => balanceOfAll(database));
  serve(app, contract.readPayoutAccount, ({ actor, params }) =>
    database.transact((tx) => destinationOf(tx, actor, params.id)),
  );
  serve(app, contract.exportStorePayouts, async ({ actor, query, reply }) => {
    const rows = await database.transact(async (tx) => {
      await audit(tx, actor, "export", ["export", "pencairan-toko"], { after: query });
      const found = [];
      for (const id of await payableIds(tx, query.ids)) found.push(await destinationOf(tx, actor, id));
      return found;
    });
    reply.header("cache-control", "no-store");
    return tableFile(reply, "pencairan-toko", query.format, transfers(rows));
  });
  serve(app, contract.payStorePayout, ({ actor, params: { id }, body }) =>
    decided(id, (tx) => payIn(tx, parts, actor, id, body)),
  );
  serve(app, contract.refuseStorePayout, ({ actor, params: { id }, body }) =>
    decided(id, (tx) => refuseIn(tx, actor, id, body.reason)),
  );
  serve(app, contract.returnStorePayout, ({ actor, params: { id }, body }) =>
    decided(id, (tx) => returnIn(tx, actor, id, body)),
  );
  serve(app, contract.showStoreReturn, ({ actor, params: { id }, body }) =>
    decided(id, (tx) => showReturnIn(tx, actor, id, body.line)),
  );
}
