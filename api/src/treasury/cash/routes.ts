import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { moneyRequest, proofHash } from "../../payments/index.ts";
import { keyOf } from "../../platform/http/request-key.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { cashBoxes, cashGifts, cashHandovers } from "../queries/cash.ts";
import { addBox, changeBox } from "./edit-boxes.ts";
import { handOver, showHandover, undoHandover } from "./hand-over.ts";
import { type CashParts, recordGift } from "./record-gift.ts";
import { voidIn } from "./void-gift.ts";

export function cashRoutes(app: FastifyInstance, parts: CashParts) {
  boxRoutes(app, parts);
  giftRoutes(app, parts);
  handoverRoutes(app, parts);
}

function boxRoutes(app: FastifyInstance, { database }: CashParts) {
  serve(app, contract.listCashBoxes, async () => ({ boxes: await cashBoxes(database) }));

  serve(app, contract.addCashBox, ({ actor, body }) => addBox(database, actor, body.name));

  serve(app, contract.changeCashBox, ({ actor, params, body }) =>
    changeBox(database, actor, params.code, body),
  );
}

function giftRoutes(app: FastifyInstance, parts: CashParts) {
  serve(app, contract.listCashGifts, ({ query }) => cashGifts(parts.database, query));

  serve(app, contract.recordCashGift, async ({ actor, body, files, request }) => {
    const paper = files.paper_file;
    const carried = { ...body, paper: paper ? proofHash(paper) : "" };
    const once = moneyRequest(request, contract.recordCashGift, actor, carried);
    const { reference } = await recordGift(parts, actor, body, { request: once, paper });
    return { reference };
  });

  serve(app, contract.voidCashGift, ({ actor, params, body }) =>
    parts.database.transact((tx) => voidIn(tx, parts, actor, params.reference, body.reason)),
  );
}

function handoverRoutes(app: FastifyInstance, { database }: CashParts) {
  serve(app, contract.listCashHandovers, ({ query }) => cashHandovers(database, query));

  serve(app, contract.handCashOver, ({ actor, body, request }) =>
    handOver(database, actor, body, keyOf(actor, request)),
  );

  serve(app, contract.showCashHandover, ({ actor, params, body }) =>
    showHandover(database, actor, params.id, body.line),
  );

  serve(app, contract.reverseCashHandover, ({ actor, params, body }) =>
    undoHandover(database, actor, params.id, body.reason),
  );
}
