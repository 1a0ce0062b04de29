import { confirmCoursePayment, joinCourse, listEnrolments } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { beginPurchase, type Payments, presentBegun, proofOf, purchaseCall } from "../payments/index.ts";
import type { Database } from "../platform/database/database.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { joinCourse as join } from "./join-course.ts";
import { tuitionPurchaseHandler } from "./pay-tuition.ts";
import { enrolmentsOf } from "./queries/enrolments.ts";
import { noCourse } from "./refusals.ts";

async function enrolmentIn(database: Database, memberId: number, courseId: number) {
  const { rows } = await enrolmentsOf(database, memberId, { courseId });
  if (!rows[0]) throw noCourse();
  return rows[0];
}

export function enrolmentRoutes(app: FastifyInstance, parts: { payments: Payments; images: PrivateImages }) {
  const { database } = parts.payments;
  parts.payments.registerPurchase(tuitionPurchaseHandler);
  serve(app, listEnrolments, ({ actor, query }) => enrolmentsOf(database, actor.memberId, query));

  serve(app, joinCourse, async ({ actor, body, reply }) => {
    const { courseId, created } = await join(database, actor.memberId, body.course);
    if (!created) reply.code(200);
    return enrolmentIn(database, actor.memberId, courseId);
  });

  serve(app, confirmCoursePayment, async ({ actor, params, body, files, request }) => {
    // The title that the payer's page showed is not used: the server reads it from the course.
    const { course_title: _unused, user_name: payer_name, payment_method, ...rest } = body;
    const tuition = { kind: "enrolment", ...params, ...rest, payer_name, method: payment_method } as const;
    const call = purchaseCall(request, confirmCoursePayment, actor, tuition, proofOf(files));
    return { ...presentBegun(await beginPurchase(parts, call)), payment_method };
  });
}
