import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { judged } from "../queries/last-digits.ts";
import { queue, unseenPayments, waitingCounts } from "../queries/queue.ts";
import { type Deciding, decide } from "./decide-payment.ts";
import { look, openProof, type Reading, readPaymentFile } from "./read-payment-file.ts";
import { reopen } from "./reopen-rejected.ts";

export type VerificationParts = Deciding & Reading;

export function verificationRoutes(app: FastifyInstance, parts: VerificationParts) {
  serve(app, contract.listPayments, async ({ query }) => {
    const { rows, total } = await queue(parts.database, query);
    return { rows: rows.map(judged), total };
  });

  serve(app, contract.listUnseenPayments, async ({ query }) => {
    const { rows, total } = await unseenPayments(parts.database, query);
    return { rows: rows.map(judged), total };
  });

  serve(app, contract.countWaitingPayments, async () => waitingCounts(parts.database));

  serve(app, contract.getPaymentFile, async ({ actor, params }) =>
    readPaymentFile(parts, actor, params.reference),
  );

  serve(app, contract.lookAtPayment, async ({ actor, params }) => look(parts, actor, params.reference));

  serve(app, contract.getProof, async ({ actor, params, query, reply }) => {
    const bytes = await openProof(parts, actor, params.id, query.key);
    reply.header("content-disposition", 'inline; filename="bukti.jpg"');
    if (query.key) reply.header("cache-control", "private, max-age=600");
    return bytes;
  });

  serve(app, contract.rejectPayment, async ({ actor, params, body }) =>
    decide(parts, actor, params.reference, {
      to: "rejected",
      reason: body.reason,
      unsought: !body.keep_looking,
      seen: body.claim,
    }),
  );

  serve(app, contract.reopenPayment, async ({ actor, params, body }) =>
    reopen(parts, actor, params.reference, body.reason),
  );
}
