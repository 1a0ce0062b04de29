import {
  addHouseFund,
  approveFundTransfer,
  askFundTransfer,
  bookFundIncome,
  changeHouseFund,
  confirmFundKind,
  getFundKind,
  getFunds,
  listAmilTakes,
  listFundAccounts,
  listFundTransfers,
  listHouseFunds,
  listUnconfirmedCampaigns,
  refuseFundTransfer,
  reverseAmilTake,
  setAmilLimit,
  takeAmil as takeAmilEndpoint,
  undoFundTransfer,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { confirmKind } from "../../charity/index.ts";
import { keyOf } from "../../platform/http/request-key.ts";
import { serve } from "../../platform/http/serve.ts";
import type { Proposing } from "../proposals/proposals.ts";
import { amilTakes } from "../queries/amil.ts";
import { fundTransfers } from "../queries/fund-transfers.ts";
import { fundAccounts, unconfirmedCampaigns } from "../queries/funds.ts";
import { bookIncome } from "./book-income.ts";
import { changeLimit } from "./change-amil-limit.ts";
import { addFund, changeFund, houseFunds } from "./house-funds.ts";
import { accountsOfKind, fundsOfMonth } from "./overview.ts";
import { giveBack, takeAmil } from "./take-amil.ts";
import { approveTransfer, askToUndo, askTransfer, refuseTransfer } from "./transfer.ts";

export function fundRoutes(app: FastifyInstance, parts: Proposing) {
  const { database } = parts;

  serve(app, getFunds, ({ query }) => fundsOfMonth(database, query.month));

  serve(app, getFundKind, ({ params, query }) => accountsOfKind(database, params.kind, query.month));

  serve(app, listFundAccounts, async () => ({ accounts: await fundAccounts(database) }));

  serve(app, listFundTransfers, ({ query }) => fundTransfers(database, query));

  serve(app, askFundTransfer, ({ actor, body, request }) =>
    askTransfer(parts, actor, body, keyOf(actor.memberId, request.headers["idempotency-key"])),
  );

  serve(app, approveFundTransfer, ({ actor, params }) => approveTransfer(parts, actor, params.id));

  serve(app, refuseFundTransfer, ({ actor, params, body }) =>
    refuseTransfer(parts, actor, params.id, body.reason),
  );

  serve(app, undoFundTransfer, ({ actor, params, body, request }) => {
    const key = keyOf(actor.memberId, request.headers["idempotency-key"]);
    return askToUndo(parts, actor, params.id, body.reason, key);
  });

  serve(app, listHouseFunds, async () => ({ funds: await houseFunds(database) }));

  serve(app, addHouseFund, ({ actor, body }) => addFund(database, actor, body));

  serve(app, changeHouseFund, ({ actor, params, body }) => changeFund(database, actor, params.code, body));

  serve(app, listAmilTakes, ({ query }) => amilTakes(database, query));

  serve(app, takeAmilEndpoint, ({ actor, body, request }) =>
    takeAmil(database, actor, body, keyOf(actor.memberId, request.headers["idempotency-key"])),
  );

  serve(app, reverseAmilTake, ({ actor, params, body }) => giveBack(database, actor, params.id, body.reason));

  serve(app, setAmilLimit, ({ actor, params, body }) => changeLimit(database, actor, params.name, body));

  serve(app, listUnconfirmedCampaigns, ({ query }) => unconfirmedCampaigns(database, query));

  serve(app, confirmFundKind, ({ actor, params, body }) => confirmKind(database, actor, params.id, body));

  serve(app, bookFundIncome, async ({ actor, body }) => {
    await bookIncome(database, actor, body);
    return { detail: body.account ? "Sudah dibukukan." : "Kembali menjadi baris baru." };
  });
}
