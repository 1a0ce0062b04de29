import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Enrolment, SessionUser } from "@barakah/contract";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { aSignedInMember, bearer } from "../testing/calls.ts";
import { aTaughtCourse, confirm, confirmation, decide, enrol, SECRET } from "../testing/classroom.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
let member: SessionUser;
let course: Awaited<ReturnType<typeof aTaughtCourse>>;
beforeAll(async () => {
  api = await testApp();
});
beforeEach(async () => {
  member = await aSignedInMember(api);
  course = await aTaughtCourse(api, { price: 150_000 });
});
afterEach(async () => {
  expect(await examine(api.database)).toEqual([]);
});

const pay = async (change: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  confirm(api, member, course.slug, { ...(await confirmation(course)), ...change }, headers);

async function enrolment(): Promise<Enrolment | undefined> {
  const { body } = await api.get<Enrolment[]>("/api/courses/enrollments/", bearer(member));
  return body.find((one) => one.course === course.id);
}

const opened = async () => {
  const { body } = await api.get(`/api/courses/${course.slug}/`, bearer(member));
  return JSON.stringify(body).includes(SECRET);
};

describe("paying for a course", () => {
  it("limits the proofs of one member in an hour, refused ones included", async () => {
    const answers = [];
    for (let n = 0; n < 21; n++) answers.push((await pay()).status);
    expect([new Set(answers.slice(0, 20)), answers[20]]).toEqual([new Set([409]), 429]);
    const stored = await readdir(join(api.config.dataDirectory, "uploads/private/proof")).catch(() => []);
    expect(stored).toEqual([]);
  });

  it("waits for the treasurer, and opens the course with the verified payment", async () => {
    await enrol(api, member, course.id);
    const sent = await pay();
    expect([sent.status, sent.body.status, sent.body.amount]).toEqual([201, "pending", 150_000]);
    expect(sent.body.order_id).toMatch(/^KLS-[0-9A-Z]{12}$/);
    expect(await enrolment()).toMatchObject({
      payment_status: "pending",
      in_review: true,
      order_id: sent.body.order_id,
    });
    expect(await opened()).toBe(false);

    const again = await pay();
    expect([again.status, again.body.code]).toEqual([409, "in_review"]);

    await decide(api, sent.body.order_id, "verify");
    const { body: news } = await api.get("/api/notifications/", bearer(member));
    expect(news).toMatchObject([
      { title: `Pembayaran kelas ${course.title} sudah kami terima`, link: `/kelas/${course.slug}` },
    ]);
    expect(await enrolment()).toMatchObject({ payment_status: "verified", in_review: false });
    expect(await opened()).toBe(true);
    expect((await pay()).body.code).toBe("already_enrolled");
  });

  it("shows why it was rejected, and accepts a new proof", async () => {
    await enrol(api, member, course.id);
    const first = await pay();
    await decide(api, first.body.order_id, "reject");
    expect(await enrolment()).toMatchObject({
      payment_status: "rejected",
      reject_reason: "bukti tidak terbaca",
    });
    expect(await opened()).toBe(false);

    const back = await enrol(api, member, course.id);
    expect([back.status, back.body.payment_status]).toEqual([200, "rejected"]);
    const second = await pay({ payment_method: "bjb" });
    expect(second.status).toBe(201);
    expect(second.body.order_id).not.toBe(first.body.order_id);
    expect(await enrolment()).toMatchObject({ payment_status: "pending", reject_reason: null });
    await decide(api, second.body.order_id, "verify");
    expect(await opened()).toBe(true);
  });

  it("closes the course again when all the money is refunded", async () => {
    await enrol(api, member, course.id);
    const { body } = await pay();
    await decide(api, body.order_id, "verify");
    await decide(api, body.order_id, "refund");
    expect(await enrolment()).toMatchObject({
      payment_status: "rejected",
      // No proof was rejected: the member is not asked for another one.
      ended_as: "refunded",
      reject_reason: null,
    });
    expect(await opened()).toBe(false);
  });

  it("accepts only the current price, and names it when another amount is sent", async () => {
    await enrol(api, member, course.id);
    await api.database.kysely
      .updateTable("course")
      .set({ price: 175_000 })
      .where("id", "=", course.id)
      .execute();
    const old = await pay();
    expect([old.status, old.body.code, old.body.amount]).toEqual([409, "price_changed", 175_000]);
    expect(old.body.detail).toContain("Rp. 175.000");
    expect((await pay({ amount: "175000" })).status).toBe(201);
  });

  it("requires an enrolment, and names the course that is paid for", async () => {
    expect((await pay()).body.code).toBe("not_enrolled");
    await enrol(api, member, course.id);
    const other = await pay({ course_id: "999999" });
    expect([other.status, Object.keys(other.body.errors)]).toEqual([400, ["course_id"]]);
    expect((await confirm(api, member, "tidak-ada", await confirmation(course))).status).toBe(404);
  });

  it.each([
    ["source_bank", ""],
    ["source_account", ""],
    ["transfer_date", "kemarin"],
    ["payment_method", "bca"],
    ["payment_method", "midtrans"],
    ["amount", "seratus"],
  ])("refuses %s = %j and names the field", async (field, value) => {
    await enrol(api, member, course.id);
    const refused = await pay({ [field]: value });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, [field]]);
  });

  it("requires a picture as proof, and stores none of a refused payment", async () => {
    await enrol(api, member, course.id);
    const { proof_file: _, ...bare } = await confirmation(course);
    const without = await confirm(api, member, course.slug, bare);
    expect(without.body.errors).toEqual({ proof_file: ["Mohon upload bukti transfer"] });
    const text = await confirm(api, member, course.slug, {
      ...bare,
      proof_file: Buffer.from("bukan gambar"),
    });
    expect(text.status).toBe(415);
    await pay({ amount: "1" });
    const folder = join(api.config.dataDirectory, "uploads/private/proof");
    const before = await readdir(folder);
    await pay({ amount: "2" });
    expect(await readdir(folder)).toEqual(before);
  });

  it("happens once for one Idempotency-Key, also for concurrent calls", async () => {
    await enrol(api, member, course.id);
    const headers = { "idempotency-key": `kelas-${course.id}` };
    const answers = await Promise.all(Array.from({ length: 4 }, () => pay({}, headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1);
    expect((await pay({ source_bank: "BRI" }, headers)).body.code).toBe("idempotency_conflict");
  });

  it("is kept apart from another member's payment with the same Idempotency-Key", async () => {
    const headers = { "idempotency-key": "kunci-yang-sama" };
    await enrol(api, member, course.id);
    const first = await pay({}, headers);
    member = await aSignedInMember(api);
    await enrol(api, member, course.id);
    const second = await pay({}, headers);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.order_id).not.toBe(first.body.order_id);
  });

  it("is no longer needed once the course became free, also after a failed payment", async () => {
    await enrol(api, member, course.id);
    const { body } = await pay();
    await decide(api, body.order_id, "reject");
    await api.database.kysely.updateTable("course").set({ price: 0 }).where("id", "=", course.id).execute();
    expect((await enrol(api, member, course.id)).body.payment_status).toBe("verified");
    expect(await opened()).toBe(true);
  });

  it("creates one payment when two proofs arrive at once", async () => {
    await enrol(api, member, course.id);
    const answers = await Promise.all([pay(), pay(), pay()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});
