import { confirmCoursePayment, joinCourse, listEnrolments } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import {
  allowPaying,
  allowProof,
  moneyRequest,
  type Payments,
  pageOf,
  proofHash,
  qrisMethodFor,
  sentTransfer,
} from "../payments/index.ts";
import type { Database } from "../platform/database/database.ts";
import { notAuthenticated } from "../platform/errors.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import { serve } from "../platform/http/serve.ts";
import { joinCourse as join } from "./join-course.ts";
import { payTuition, payTuitionByQris } from "./pay-tuition.ts";
import { enrolmentsOf } from "./queries/enrolments.ts";
import { noCourse } from "./refusals.ts";

async function enrolmentIn(database: Database, memberId: number, courseId: number) {
  const { rows } = await enrolmentsOf(database, memberId, { courseId });
  if (!rows[0]) throw noCourse();
  return rows[0];
}

export function enrolmentRoutes(
  app: FastifyInstance,
  { payments, images }: { payments: Payments; images: PrivateImages },
) {
  const { database } = payments;
  serve(app, listEnrolments, ({ actor, query }) => enrolmentsOf(database, actor.memberId, query));

  serve(app, joinCourse, async ({ actor, body, reply }) => {
    const { courseId, created } = await join(database, actor.memberId, body.course);
    if (!created) reply.code(200);
    return enrolmentIn(database, actor.memberId, courseId);
  });

  payments.quotes("enrolment", async ({ body, actor, address, request }) => {
    if (!actor) throw notAuthenticated();
    const method = await qrisMethodFor(database.kysely, "enrolment");
    await allowPaying(payments, { address, phone: `0${actor.memberId}` });
    return payTuitionByQris(database, {
      slug: body.slug,
      courseId: undefined,
      memberId: actor.memberId,
      payer: { name: actor.username, email: actor.email },
      bank: method,
      request,
    });
  });

  serve(app, confirmCoursePayment, async ({ actor, params, body, files, request }) => {
    const transfer = sentTransfer(body, files);
    await allowProof(payments, `member:${actor.memberId}`);
    const { course_title: _shown, ...sent } = body;
    const carried = { ...params, ...sent, proof: proofHash(transfer.proof) };
    const tuition = {
      slug: params.slug,
      courseId: body.course_id,
      memberId: actor.memberId,
      payer: { name: body.user_name || actor.username, email: actor.email },
      amount: body.amount,
      bank: body.payment_method,
      request: moneyRequest(request, confirmCoursePayment, actor, carried),
    };
    const payment = await payTuition({ database, images }, tuition, transfer);
    return {
      id: payment.id,
      order_id: payment.reference,
      page: pageOf(payment),
      amount: payment.amount,
      payment_method: body.payment_method,
      status: payment.status,
      created_at: payment.created_at,
    };
  });
}
