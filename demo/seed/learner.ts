import { joinInTransaction } from "../../api/src/academy/join-course.ts";
import { openTuition } from "../../api/src/academy/pay-tuition.ts";
import { lockEnrolment, pricedCourse } from "../../api/src/academy/queries/enrolments.ts";
import { insertDone, recordScore } from "../../api/src/academy/queries/learning.ts";
import { issueForEnrolment } from "../../api/src/certificates/index.ts";
import { closePayment, verifyPayment } from "../../api/src/payments/index.ts";
import type { Tx } from "../../api/src/platform/database/database.ts";
import type { DemoLearning } from "../content/types.ts";
import type { Deed } from "./deeds.ts";
import { payables } from "./payables.ts";
import type { Person } from "./people.ts";

async function courseCalled(tx: Tx, slug: string) {
  const course = await pricedCourse(tx, slug);
  if (!course) throw new Error(`the demo has no course ${slug}`);
  return course;
}

/** Unless the course is free. The treasurer's decision follows at once. */
/** Who decides about a payment: payers read the reasons of staff only. */
const decider = (treasurer: number | undefined) =>
  treasurer === undefined ? ({ as: "system" } as const) : ({ as: "staff", by: treasurer } as const);

async function pay(
  tx: Tx,
  { id, full_name, email }: Person,
  demo: DemoLearning,
  at: string,
  treasurer: number | undefined,
) {
  const course = await courseCalled(tx, demo.course);
  if (course.price === 0) return;
  const payment = await openTuition(tx, {
    slug: course.slug,
    courseId: course.id,
    memberId: id,
    payer: { name: full_name, email },
    amount: course.price,
    method: "bsi",
    minutes: null,
    request: undefined,
    at,
  });
  if (demo.state === "learning")
    await verifyPayment(tx, payables, payment.id, { as: "system", reason: "disetujui", at });
  else
    await closePayment(tx, payables, payment.id, "rejected", {
      ...decider(treasurer),
      reason: demo.reason ?? "",
      at,
    });
}

async function study(tx: Tx, { id: memberId }: Person, demo: DemoLearning, at: string) {
  const course = await courseCalled(tx, demo.course);
  const materials = await tx
    .selectFrom("course_material")
    .select(["id", "material_type"])
    .where("course_id", "=", course.id)
    .orderBy("position")
    .execute();
  for (const { id, material_type } of demo.done === "all" ? materials : materials.slice(0, demo.done)) {
    await insertDone(tx, memberId, id, at);
    if (material_type === "quiz") await recordScore(tx, memberId, id, 100);
  }
  const enrolment = await lockEnrolment(tx, course.id, memberId);
  if (enrolment) await issueForEnrolment(tx, enrolment.id);
}

/** Courses of the demo member in every state. */
export const learningDeeds = (
  learner: Person,
  learning: readonly DemoLearning[],
  treasurer: number | undefined,
): Deed[] =>
  learning.flatMap((demo) => {
    const { course, state, daysAgo } = demo;
    const joined: Deed = { daysAgo, act: (tx, at) => joinInTransaction(tx, learner.id, course, at) };
    const paid: Deed = { daysAgo, act: (tx, at) => pay(tx, learner, demo, at, treasurer) };
    const studied: Deed = { daysAgo: daysAgo - 1, act: (tx, at) => study(tx, learner, demo, at) };
    return { paying: [joined], rejected: [joined, paid], learning: [joined, paid, studied] }[state];
  });
