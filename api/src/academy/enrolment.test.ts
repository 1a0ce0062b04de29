import type { Enrolment, SessionUser } from "@barakah/contract";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { aCourse } from "../testing/builders.ts";
import { aSignedInMember, bearer, send } from "../testing/calls.ts";
import { enrol } from "../testing/classroom.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
let member: SessionUser;
beforeAll(async () => {
  api = await testApp();
});
beforeEach(async () => {
  member = await aSignedInMember(api);
});
afterEach(async () => {
  expect(await examine(api.database)).toEqual([]);
});

const mine = (path = "/api/courses/enrollments/") => api.get<Enrolment[]>(path, bearer(member));

describe("joining", () => {
  it("opens a free course at once, and says so when the member joins again", async () => {
    const course = await aCourse(api.database);
    const joined = await enrol(api, member, course.id);
    expect(joined.status).toBe(201);
    expect(joined.body).toMatchObject({
      course: course.id,
      course_slug: course.slug,
      payment_status: "verified",
    });
    const again = await enrol(api, member, course.id);
    expect([again.status, again.body.code]).toEqual([409, "already_enrolled"]);
    expect(again.body.detail).toBe("Anda sudah terdaftar di kelas ini.");
  });

  it("a paid course waits for its payment, and joining again gives the same enrolment", async () => {
    const course = await aCourse(api.database, { price: 150_000 });
    const joined = await enrol(api, member, course.id);
    expect([joined.status, joined.body.payment_status]).toEqual([201, "pending"]);
    expect(joined.body).toMatchObject({ course_price: 150_000, in_review: false, order_id: null });
    const again = await enrol(api, member, course.slug);
    expect([again.status, again.body.id]).toEqual([200, joined.body.id]);
  });

  it("ignores a paid status that the client sends", async () => {
    const course = await aCourse(api.database, { price: 90_000 });
    const claim = { course: course.id, payment_status: "verified", status: "verified", price: 0 };
    for (const path of ["/api/courses/enrollments/", "/api/course/enrollments/"])
      await send(api, "POST", path, claim, bearer(member));
    expect((await mine()).body).toMatchObject([{ payment_status: "pending", course_price: 90_000 }]);
  });

  it("answers with and without the trailing slash", async () => {
    const course = await aCourse(api.database);
    const body = { course: String(course.id) };
    const joined = await send(api, "POST", "/api/course/enrollments", body, bearer(member));
    expect(joined.status).toBe(201);
    for (const path of [
      "/api/courses/enrollments/",
      "/api/courses/enrollments",
      "/api/course/enrollments/",
      "/api/course/enrollments",
    ]) {
      const { body: list, headers } = await mine(path);
      expect([path, list.map((item) => item.course_slug)]).toEqual([path, [course.slug]]);
      expect(headers["x-total-count"]).toBe("1");
    }
  });

  it("creates one enrolment for many concurrent calls", async () => {
    const course = await aCourse(api.database, { price: 90_000 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => enrol(api, member, course.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it("opens a pending enrolment when the course has become free", async () => {
    const course = await aCourse(api.database, { price: 90_000 });
    await enrol(api, member, course.id);
    await api.database.kysely.updateTable("course").set({ price: 0 }).where("id", "=", course.id).execute();
    const again = await enrol(api, member, course.id);
    expect([again.status, again.body.payment_status]).toEqual([200, "verified"]);
  });

  it("accepts only published courses, and says which field is wrong", async () => {
    const draft = await aCourse(api.database, { status: "draft" });
    for (const course of [draft.id, draft.slug, 999_999, "tidak-ada"]) {
      expect((await enrol(api, member, course)).status).toBe(404);
    }
    const empty = await send(api, "POST", "/api/courses/enrollments/", {}, bearer(member));
    expect(empty.status).toBe(400);
    expect(empty.body).toMatchObject({ errors: { course: [expect.any(String)] } });
  });

  it("shows members only their own enrolments", async () => {
    const course = await aCourse(api.database);
    await enrol(api, await aSignedInMember(api), course.id);
    expect((await mine()).body).toEqual([]);
  });
});

it("a course cannot have the slug of the enrolments' address", async () => {
  await expect(aCourse(api.database, { slug: "enrollments" })).rejects.toThrow(/course_slug_free/);
});
