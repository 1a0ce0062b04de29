import type { Enrolment, SessionUser } from "@barakah/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aSignedInMember, bearer, send } from "../testing/calls.ts";
import { aTaughtCourse, attempt, enrol, progress } from "../testing/classroom.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
let member: SessionUser;
let course: Awaited<ReturnType<typeof aTaughtCourse>>;
beforeAll(async () => {
  api = await testApp();
});
beforeEach(async () => {
  member = await aSignedInMember(api);
  course = await aTaughtCourse(api);
  await enrol(api, member, course.id);
});

const mark = (material_id: number, done = true) => progress(api, member, course.slug, { material_id, done });

describe("progress", () => {
  it("is stored per member, is the same on every device, and names the next material", async () => {
    const otherDevice = await send<SessionUser>(api, "POST", "/api/auth/login/", {
      username: member.username,
      password: (member as SessionUser & { password: string }).password,
    });
    expect((await mark(course.article)).body).toMatchObject({
      done_count: 1,
      next_material_id: course.video,
    });
    const there = await progress(api, otherDevice.body, course.slug);
    expect(there.body).toMatchObject({ done_count: 1, next_material_id: course.video });

    const stranger = await aSignedInMember(api);
    await enrol(api, stranger, course.id);
    expect((await progress(api, stranger, course.slug)).body.done_count).toBe(0);

    const { body } = await api.get<Enrolment[]>("/api/course/enrollments/", bearer(otherDevice.body));
    expect(body[0]).toMatchObject({ material_count: 3, done_count: 1, next_material_id: course.video });
  });

  it("can be undone, and marking twice changes nothing", async () => {
    await mark(course.article);
    expect((await mark(course.article)).body.done_count).toBe(1);
    expect((await mark(course.article, false)).body).toMatchObject({
      done_count: 0,
      next_material_id: course.article,
    });
  });

  it("does not let a quiz with questions be marked as done by hand", async () => {
    const refused = await mark(course.quiz);
    expect([refused.status, refused.body.code]).toEqual([409, "quiz_decides"]);
    await api.database.kysely.deleteFrom("quiz_question").where("material_id", "=", course.quiz).execute();
    expect((await mark(course.quiz)).status).toBe(200);
  });
});

describe("a quiz", () => {
  it("shows the score, reveals the right answers after a pass, and keeps the best score", async () => {
    const half = await attempt(api, member, course, [1, 2]);
    expect(half.body).toMatchObject({
      score: 50,
      passed: false,
      right: null,
      right_count: 1,
      best_score: 50,
    });
    expect(half.body.progress.done_count).toBe(0);
    const full = await attempt(api, member, course, [1, 0]);
    expect(full.body).toMatchObject({ score: 100, passed: true, right: [true, true] });
    const worse = await attempt(api, member, course, [null, null]);
    expect(worse.body).toMatchObject({ score: 0, passed: false, best_score: 100 });
    const quiz = worse.body.progress.materials.find(({ material_id }) => material_id === course.quiz);
    expect(quiz).toMatchObject({ best_score: 100, attempts: 3, done_at: expect.any(String) });
    const { body } = await api.get("/api/accounts/export/", bearer(member));
    expect(body).toMatchObject({
      enrolments: [{ quizzes: [{ quiz: "Materi 3", best_score: 100, attempts: 3 }] }],
    });
  });

  it("shows which answers were right from the third try on, and accepts five tries in a quarter of an hour", async () => {
    const tries = [];
    for (let n = 0; n < 6; n++) tries.push(await attempt(api, member, course, [1, 2]));
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(tries.slice(0, 3).map(({ body }) => body.right)).toEqual([null, null, [true, false]]);
    // The limit is per member and quiz.
    const other = await aTaughtCourse(api);
    await enrol(api, member, other.id);
    expect((await attempt(api, member, other, [1, 0])).status).toBe(200);
  });

  it("requires one answer for each question", async () => {
    for (const answers of [[], [1], [1, 0, 0]]) {
      expect((await attempt(api, member, course, answers)).status).toBe(400);
    }
    expect((await attempt(api, member, { ...course, quiz: course.article }, [1])).status).toBe(404);
  });
});

describe("completing a course", () => {
  it("issues one certificate when several devices finish at the same moment", async () => {
    const finish = () =>
      Promise.all([mark(course.article), mark(course.video), attempt(api, member, course, [1, 0])]);
    await Promise.all([finish(), finish()]);
    const { body } = await progress(api, member, course.slug);
    expect(body).toMatchObject({ done_count: 3, next_material_id: null });
    expect(body.certificate_number).toMatch(/^SRT-[0-9A-Z]{12}$/);
    await mark(course.article, false);
    await mark(course.article);
    expect((await progress(api, member, course.slug)).body.certificate_number).toBe(body.certificate_number);
  });
});

describe("course staff", () => {
  it("read materials without joining, and get no certificate for it", async () => {
    const editor = await aStaffMember(api, "editor");
    const url = `/api/courses/${course.slug}/materials/${course.article}/`;
    expect((await api.get(url, bearer(editor))).status).toBe(200);
    for (const id of [course.article, course.video])
      await progress(api, editor, course.slug, { material_id: id, done: true });
    await attempt(api, editor, course, [1, 0]);
    expect((await progress(api, editor, course.slug)).body).toMatchObject({
      done_count: 3,
      certificate_number: null,
    });
    const treasurer = await aStaffMember(api, "bendahara");
    expect((await api.get(url, bearer(treasurer))).status).toBe(403);
  });
});

it("keeps an archived course open to those who joined it, and to nobody else", async () => {
  await api.database.kysely
    .updateTable("course")
    .set({ status: "archived" })
    .where("id", "=", course.id)
    .execute();
  const url = `/api/courses/${course.slug}/`;
  expect((await api.get(url, bearer(member))).status).toBe(200);
  expect((await api.get(`${url}materials/${course.article}/`, bearer(member))).status).toBe(200);
  expect((await api.get(url)).status).toBe(404);
  expect((await api.get(url, bearer(await aSignedInMember(api)))).status).toBe(404);
});
