import { beforeEach, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { aCourse, aMember, aPayment } from "../testing/builders.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
let enrolmentId: number;
let memberId: number;
beforeEach(async () => {
  api = await testApp();
  const course = await aCourse(api.database, { price: 90_000 });
  memberId = (await aMember(api.database)).id;
  const { id } = await api.database.kysely
    .insertInto("enrolment")
    .values({ course_id: course.id, member_id: memberId, status: "pending", price: 90_000 })
    .returning("id")
    .executeTakeFirstOrThrow();
  enrolmentId = id;
  expect(await examine(api.database)).toEqual([]);
});

const open = () =>
  api.database.kysely
    .updateTable("enrolment")
    .set({ status: "verified" })
    .where("id", "=", enrolmentId)
    .execute();

async function waitingPayment(member_id: number) {
  const payment = await aPayment(api.database, { kind: "enrolment", amount: 90_000, member_id });
  await api.database.kysely
    .insertInto("enrolment_payment")
    .values({ payment_id: payment.id, enrolment_id: enrolmentId })
    .execute();
  return payment;
}

it("finds a paid course that was opened without a payment", async () => {
  await open();
  expect(await examine(api.database)).toEqual([expect.stringContaining("tanpa pembayaran terverifikasi")]);
});

it("finds an enrolment whose state differs from its payment's", async () => {
  const { reference } = await waitingPayment(memberId);
  await open();
  expect((await examine(api.database)).join()).toMatch(
    new RegExp(`tidak cocok dengan pembayaran terakhirnya: ${reference}`),
  );
});

it("finds a payment without an enrolment, or with another member's", async () => {
  const lone = await aPayment(api.database, { kind: "enrolment", amount: 90_000, member_id: memberId });
  const strangers = await waitingPayment((await aMember(api.database)).id);
  const [complaint] = await examine(api.database);
  expect(complaint).toContain("pembayaran kelas tanpa pendaftaran");
  for (const { reference } of [lone, strangers]) expect(complaint).toContain(reference);
});
