import {
  addCashBox,
  changeCashBox,
  handCashOver,
  listCashBoxes,
  listCashGifts,
  listCashHandovers,
  recordCashGift,
  reverseCashHandover,
  showCashHandover,
  voidCashGift,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { moneyRequest, proofHash } from "../../payments/index.ts";
import { keyOf } from "../../platform/http/request-key.ts";
import { serve } from "../../platform/http/serve.ts";
import { cashBoxes, cashGifts, cashHandovers } from "../queries/cash.ts";
import { addBox, changeBox } from "./boxes.ts";
import { handOver, showHandover, undoHandover } from "./hand-over.ts";
import { type CashParts, recordGift } from "./record-gift.ts";
import { voidGift } from "./void-gift.ts";

export function cashRoutes(app: FastifyInstance, parts: CashParts) {
  boxRoutes(app, parts);
  giftRoutes(app, parts);
  handoverRoutes(app, parts);
}

function boxRoutes(app: FastifyInstance, { database }: CashParts) {
  serve(app, listCashBoxes, async () => ({ boxes: await cashBoxes(database) }));

  serve(app, addCashBox, ({ actor, body }) => addBox(database, actor, body.name));

  serve(app, changeCashBox, ({ actor, params, body }) => changeBox(database, actor, params.code, body));
}

function giftRoutes(app: FastifyInstance, parts: CashParts) {
  serve(app, listCashGifts, ({ query }) => cashGifts(parts.database, query));

  serve(app, recordCashGift, async ({ actor, body, files, request }) => {
    const paper = files.paper_file;
    const carried = { ...body, paper: paper ? proofHash(paper) : "" };
    const once = moneyRequest(request, recordCashGift, actor, carried);
    const { reference } = await recordGift(parts, actor, body, { request: once, paper });
    return { reference };
  });

  serve(app, voidCashGift, ({ actor, params, body }) =>
    voidGift(parts, actor, params.reference, body.reason),
  );
}

function handoverRoutes(app: FastifyInstance, { database }: CashParts) {
  serve(app, listCashHandovers, ({ query }) => cashHandovers(database, query));

  serve(app, handCashOver, ({ actor, body, request }) =>
    handOver(database, actor, body, keyOf(actor.memberId, request.headers["idempotency-key"])),
  );

  serve(app, showCashHandover, ({ actor, params, body }) =>
    showHandover(database, actor, params.id, body.line),
  );

  serve(app, reverseCashHandover, ({ actor, params, body }) =>
    undoHandover(database, actor, params.id, body.reason),
  );
}
