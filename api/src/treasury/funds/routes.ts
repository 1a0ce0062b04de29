import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { confirmKind } from "../../charity/index.ts";
import { keyOf } from "../../platform/http/request-key.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import type { Proposing } from "../proposals/proposals.ts";
import { amilTakes } from "../queries/amil.ts";
import { eventAccounts, fundAccounts, unconfirmedCampaigns } from "../queries/funds.ts";
import { bookIn } from "./book-income.ts";
import { changeLimit } from "./change-amil-limit.ts";
import { addFund, changeFund, houseFunds } from "./house-funds.ts";
import { accountsOfKind, fundsOfMonth } from "./overview.ts";
import { giveBack, takeAmil } from "./take-amil.ts";
import { approveTransfer, askToUndo, askTransfer, refuseTransfer } from "./transfer.ts";
import { fundTransfers } from "./transfer-queries.ts";

export function fundRoutes(app: FastifyInstance, parts: Proposing) {
  const { database } = parts;

  serve(app, contract.getFunds, ({ query }) => fundsOfMonth(database, query.month));

  serve(app, contract.getFundKind, ({ params, query }) => accountsOfKind(database, params.kind, query.month));

  serve(app, contract.listFundAccounts, async () => ({
    accounts: await fundAccounts(database),
    events: await eventAccounts(database),
  }));

  serve(app, contract.listFundTransfers, ({ query }) => fundTransfers(database, query));

  serve(app, contract.askFundTransfer, ({ actor, body, request }) =>
    askTransfer(parts, actor, body, keyOf(actor, request)),
  );

  serve(app, contract.approveFundTransfer, ({ actor, params }) => approveTransfer(parts, actor, params.id));

  serve(app, contract.refuseFundTransfer, ({ actor, params, body }) =>
    refuseTransfer(parts, actor, params.id, body.reason),
  );

  serve(app, contract.undoFundTransfer, ({ actor, params, body, request }) => {
    const key = keyOf(actor, request);
    return askToUndo(parts, actor, params.id, body.reason, key);
  });

  serve(app, contract.listHouseFunds, async () => ({ funds: await houseFunds(database) }));

  serve(app, contract.addHouseFund, ({ actor, body }) => addFund(database, actor, body));

  serve(app, contract.changeHouseFund, ({ actor, params, body }) =>
    changeFund(database, actor, params.code, body),
  );

  serve(app, contract.listAmilTakes, ({ query }) => amilTakes(database, query));

  serve(app, contract.takeAmil, ({ actor, body, request }) =>
    takeAmil(database, actor, body, keyOf(actor, request)),
  );

  serve(app, contract.reverseAmilTake, ({ actor, params, body }) =>
    giveBack(database, actor, params.id, body.reason),
  );

  serve(app, contract.setAmilLimit, ({ actor, params, body }) =>
    changeLimit(database, actor, params.name, body),
  );

  serve(app, contract.listUnconfirmedCampaigns, ({ query }) => unconfirmedCampaigns(database, query));

  serve(app, contract.confirmFundKind, ({ actor, params, body }) =>
    confirmKind(database, actor, params.id, body),
  );

  serve(app, contract.bookFundIncome, async ({ actor, body }) => {
    await database.transact((tx) => bookIn(tx, actor, body));
    return { detail: body.account ? "Sudah dibukukan." : "Kembali menjadi baris baru." };
  });
}
