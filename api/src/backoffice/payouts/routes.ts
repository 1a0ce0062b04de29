import { randomUUID } from "node:crypto";
import { createPayout, listCampaignFunds, listPayouts } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/serve.ts";
import { type Paying, payOut } from "./pay-out.ts";
import { campaignFunds, payouts } from "./queries.ts";

const KEY_MOST = 200;

/** Nobody can repeat somebody else's call by guessing its key. */
const keyOf = (memberId: number, header: unknown) =>
  `${memberId}:${typeof header === "string" && header.length <= KEY_MOST ? header : randomUUID()}`;

export function payoutRoutes(app: FastifyInstance, parts: Paying) {
  const reader = parts.database.kysely;

  serve(app, listPayouts, async ({ query, reply }) => {
    const { rows, total } = await payouts(reader, query);
    reply.header("x-total-count", total);
    return rows;
  });

  serve(app, listCampaignFunds, async ({ query, reply }) => {
    const { rows, total } = await campaignFunds(reader, query);
    reply.header("x-total-count", total);
    return rows;
  });

  serve(app, createPayout, async ({ actor, body, files, request }) =>
    payOut(parts, actor, body, files.picture, keyOf(actor.memberId, request.headers["idempotency-key"])),
  );
}
