import type { StaffCourse, StaffCourseSummary, StaffEnrolment } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { aCourse, aMember } from "../testing/builders.ts";
import { bearer, send } from "../testing/calls.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
let editor: Record<string, string>;
let teacher: Awaited<ReturnType<typeof aStaffMember>>;
let own: { id: number; slug: string };
let other: { id: number; slug: string };
beforeAll(async () => {
  api = await testApp();
  editor = bearer(await aStaffMember(api, "editor"));
  teacher = await aStaffMember(api, "teacher");
  own = await aCourse(api.database, { title: "Fikih Muamalah", price: 100_000 });
  other = await aCourse(api.database, { title: "Waris" });
  const given = await send(
    api,
    "PUT",
    `/api/admin/courses/${own.id}/teachers/`,
    { ids: [teacher.id] },
    editor,
  );
  expect(given.status).toBe(200);
});

const read = (id: number) => api.get<StaffCourse>(`/api/admin/courses/${id}/`, bearer(teacher));
const LESSON = { title: "Riba", material_type: "article", content: "<p>Isi</p>" };

it("shows a teacher their own courses and participants only", async () => {
  const list = await api.get<StaffCourseSummary[]>("/api/admin/courses/", bearer(teacher));
  expect(list.body.map(({ id }) => id)).toEqual([own.id]);
  expect((await read(own.id)).body.teachers).toEqual([teacher.id]);
  expect((await read(other.id)).status).toBe(404);
  const pupil = await aMember(api.database);
  for (const course of [own, other])
    await api.database.pool.query(
      "insert into enrolment (course_id, member_id, status, price) values ($1, $2, 'verified', 0)",
      [course.id, pupil.id],
    );
  const pupils = await api.get<StaffEnrolment[]>("/api/admin/enrolments/", bearer(teacher));
  expect(pupils.body.map(({ course_id }) => course_id)).toEqual([own.id]);
  expect(pupils.headers["x-total-count"]).toBe("1");
});

it("lets a teacher edit their own course, except its price, and no other course", async () => {
  const add = (course: number) =>
    send(api, "POST", `/api/admin/courses/${course}/materials/`, LESSON, bearer(teacher));
  expect((await add(own.id)).status).toBe(201);
  expect((await add(other.id)).status).toBe(404);
  const theirs = await send<StaffCourse>(
    api,
    "POST",
    `/api/admin/courses/${other.id}/materials/`,
    LESSON,
    editor,
  );
  const [material] = theirs.body.materials;
  const of = `/api/admin/materials/${material?.id}`;
  const changed = { ...LESSON, version: material?.version };
  expect((await send(api, "PUT", `${of}/`, changed, bearer(teacher))).status).toBe(404);
  expect((await send(api, "DELETE", `${of}/`, undefined, bearer(teacher))).status).toBe(404);
  expect((await api.get(`${of}/video/`, bearer(teacher))).status).toBe(404);
  expect(
    (await api.get(`/api/courses/${other.slug}/materials/${material?.id}/`, bearer(teacher))).status,
  ).toBe(403);

  const { title, slug, version, price, is_featured } = (await read(own.id)).body;
  const edit = (change: object, id = own.id) =>
    send(
      api,
      "PUT",
      `/api/admin/courses/${id}/`,
      { title, slug, version, price, is_featured, ...change },
      bearer(teacher),
    );
  const free = await edit({ price: 0 });
  expect([free.status, Object.keys(free.body.errors ?? {})]).toEqual([400, ["price"]]);
  expect((await edit({ title: "Judul lain" }, other.id)).status).toBe(404);
  expect((await edit({ title: "Fikih Muamalah Dasar" })).status).toBe(200);
  const move = { status: "draft" };
  expect(
    (await send(api, "POST", `/api/admin/courses/${own.id}/status/`, move, bearer(teacher))).status,
  ).toBe(403);
});

it("assigns courses to teachers only, and a removed teacher loses access at once", async () => {
  const member = await aMember(api.database);
  const set = (ids: number[]) => send(api, "PUT", `/api/admin/courses/${own.id}/teachers/`, { ids }, editor);
  expect((await set([member.id])).status).toBe(400);
  expect((await read(own.id)).status).toBe(200);
  expect((await set([])).status).toBe(200);
  expect((await read(own.id)).status).toBe(404);
});
