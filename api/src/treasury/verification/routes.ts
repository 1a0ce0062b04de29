import {
  countWaitingPayments,
  getPaymentFile,
  getProof,
  listPayments,
  listUnseenPayments,
  lookAtPayment,
  rejectPayment,
  reopenPayment,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve.ts";
import { judged, queue, unseenPayments, waitingCounts } from "../queries/queue.ts";
import { type Deciding, decide } from "./decide.ts";
import { look, openProof, type Reading, readPaymentFile } from "./read-payment-file.ts";
import { reopen } from "./reopen.ts";

export type VerificationParts = Deciding & Reading;

export function verificationRoutes(app: FastifyInstance, parts: VerificationParts) {
  serve(app, listPayments, async ({ query }) => {
    const { rows, total } = await queue(parts.database, query);
    return { rows: rows.map(judged), total };
  });

  serve(app, listUnseenPayments, async ({ query }) => {
    const { rows, total } = await unseenPayments(parts.database, query);
    return { rows: rows.map(judged), total };
  });

  serve(app, countWaitingPayments, async () => waitingCounts(parts.database));

  serve(app, getPaymentFile, async ({ actor, params }) => readPaymentFile(parts, actor, params.reference));

  serve(app, lookAtPayment, async ({ actor, params }) => look(parts, actor, params.reference));

  serve(app, getProof, async ({ actor, params, query, reply }) => {
    const bytes = await openProof(parts, actor, params.id, query.key);
    reply.header("content-disposition", 'inline; filename="bukti.jpg"');
    if (query.key) reply.header("cache-control", "private, max-age=600");
    return bytes;
  });

  serve(app, rejectPayment, async ({ actor, params, body }) =>
    decide(parts, actor, params.reference, {
      to: "rejected",
      reason: body.reason,
      unsought: !body.keep_looking,
      seen: body.claim,
    }),
  );

  serve(app, reopenPayment, async ({ actor, params, body }) =>
    reopen(parts, actor, params.reference, body.reason),
  );
}
