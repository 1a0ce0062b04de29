import {
  changePayout,
  createPayout,
  getPayout,
  listCampaignFunds,
  listPayouts,
  reversePayout,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { keyOf } from "../../platform/http/request-key.ts";
import { serve } from "../../platform/http/serve.ts";
import { campaignFunds, payouts } from "../queries/payouts.ts";
import { onePayout, reverse, tellOtherwise } from "./correct-payout.ts";
import { payOut } from "./pay-out.ts";

export function payoutRoutes(app: FastifyInstance, database: Database) {
  serve(app, listPayouts, ({ query }) => payouts(database, query));

  serve(app, listCampaignFunds, ({ query }) => campaignFunds(database, query));

  serve(app, getPayout, async ({ params }) => onePayout(database, params.id));

  serve(app, createPayout, async ({ actor, body, request }) =>
    payOut(database, actor, body, keyOf(actor.memberId, request.headers["idempotency-key"])),
  );

  serve(app, changePayout, async ({ actor, params, body }) =>
    tellOtherwise(database, actor, params.id, body),
  );

  serve(app, reversePayout, async ({ actor, params, body }) =>
    reverse(database, actor, params.id, body.reason),
  );
}
