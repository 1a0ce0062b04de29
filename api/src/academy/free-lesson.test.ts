import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Course, OpenMaterial, SessionUser, StaffCourse } from "@barakah/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aSignedInMember, bearer, send, VISITOR } from "../testing/calls.ts";
import { aTaughtCourse, attempt, enrol, SECRET, videoPath } from "../testing/classroom.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
let editor: SessionUser;
let stranger: SessionUser;
let course: Awaited<ReturnType<typeof aTaughtCourse>>;

beforeAll(async () => {
  api = await testApp();
  editor = await aStaffMember(api, "editor");
  stranger = await aSignedInMember(api);
  await mkdir(dirname(videoPath(api)), { recursive: true });
  await writeFile(videoPath(api), `${SECRET} video`);
});
beforeEach(async () => {
  course = await aTaughtCourse(api, { price: 150_000 });
});

const mark = (id: number, is_free: boolean) =>
  api.database.kysely.updateTable("course_material").set({ is_free }).where("id", "=", id).execute();
const address = (id: number) => `/api/courses/${course.slug}/materials/${id}/`;
const read = (id: number, headers: Record<string, string> = VISITOR) =>
  api.get<OpenMaterial & { code: string }>(address(id), headers);
const staffCourse = () => api.get<StaffCourse>(`/api/admin/courses/${course.id}/`, bearer(editor));

describe("a free material", () => {
  it("is open to visitors and to members who did not join; the other materials are not", async () => {
    await mark(course.article, true);
    for (const headers of [VISITOR, bearer(stranger)]) {
      expect((await read(course.article, headers)).body).toMatchObject({
        content: expect.stringContaining(SECRET),
        questions: [],
      });
      for (const closed of [course.video, course.quiz]) {
        const refused = await read(closed, headers);
        expect([refused.status, JSON.stringify(refused.body).includes(SECRET)]).toEqual([403, false]);
      }
    }
    expect((await read(course.video)).body.code).toBe("not_authenticated");
  });

  it("its video is open to everybody, at an address without a key", async () => {
    await mark(course.video, true);
    const { video } = (await read(course.video)).body;
    expect(video).toEqual({ kind: "file", url: `${address(course.video)}video/` });
    for (const headers of [{}, bearer(stranger)]) {
      const watched = await api.app.inject({ url: video?.url ?? "", headers });
      expect([watched.statusCode, watched.body]).toEqual([200, `${SECRET} video`]);
    }
    await mark(course.video, false);
    expect((await api.app.inject({ url: video?.url ?? "" })).statusCode).toBe(403);
  });

  it("is closed again when it is no longer free, and while its course is a draft or archived", async () => {
    await mark(course.article, true);
    for (const status of ["draft", "archived"] as const) {
      await api.database.kysely.updateTable("course").set({ status }).where("id", "=", course.id).execute();
      expect((await read(course.article)).status).toBe(403);
      expect((await read(course.article, bearer(stranger))).status).toBeGreaterThanOrEqual(403);
    }
    await api.database.kysely
      .updateTable("course")
      .set({ status: "published" })
      .where("id", "=", course.id)
      .execute();
    expect((await read(course.article)).status).toBe(200);
    await mark(course.article, false);
    expect((await read(course.article)).status).toBe(403);
  });

  it("does not open at the address of another course", async () => {
    await mark(course.article, true);
    const other = await aTaughtCourse(api);
    const url = `/api/courses/${other.slug}/materials/${course.article}/`;
    expect((await api.get(url)).status).toBe(403);
  });

  it("does not count towards progress for members who did not join", async () => {
    await mark(course.article, true);
    const url = `/api/courses/${course.slug}/progress/`;
    const marked = await send(
      api,
      "POST",
      url,
      { material_id: course.article, done: true },
      bearer(stranger),
    );
    expect(marked.status).toBe(403);
  });

  it("is never a quiz, whatever an editor sends", async () => {
    const { materials } = (await staffCourse()).body;
    const { id, version, ...quiz } = materials.find((one) => one.id === course.quiz) ?? {
      id: 0,
      version: "",
    };
    const body = { ...quiz, title: "Kuis baru", is_free: true, version };
    const saved = await send<StaffCourse>(api, "PUT", `/api/admin/materials/${id}/`, body, bearer(editor));
    expect(saved.body.materials.find((one) => one.id === id)).toMatchObject({
      title: "Kuis baru",
      is_free: false,
    });
    await expect(mark(course.quiz, true)).rejects.toThrow(/quizzes_are_for_students/);
  });
});

describe("what an editor writes about a course", () => {
  const draft = { title: "Keuangan", description: "<p>Isi</p>", price: 150_000 };
  const teaching = {
    teacher_name: "Nadia Fauziyyah",
    teacher_title: "Perencana keuangan",
    teacher_about: "Sebelas tahun mendampingi keluarga.",
    outcomes: "Menyusun anggaran\n\n  Menghitung zakat  \n",
  };

  it("is shown to visitors with the syllabus and its minutes, and is audited", async () => {
    const { version } = (await staffCourse()).body;
    const path = `/api/admin/courses/${course.id}/`;
    const saved = await send(api, "PUT", path, { ...draft, ...teaching, version }, bearer(editor));
    expect(saved.status).toBe(200);
    const stale = await send(api, "PUT", path, { ...draft, teacher_name: "Lain", version }, bearer(editor));
    expect(stale.status).toBe(409);
    const { materials } = (await staffCourse()).body;
    const { id, ...article } = materials.find((one) => one.id === course.article) ?? { id: 0 };
    const body = { ...article, minutes: 14, is_free: true };
    expect((await send(api, "PUT", `/api/admin/materials/${id}/`, body, bearer(editor))).status).toBe(200);
    // An editor with an older version must not undo it silently.
    const older = { ...article, title: "Judul lain" };
    expect((await send(api, "PUT", `/api/admin/materials/${id}/`, older, bearer(editor))).status).toBe(409);

    const slug = (await staffCourse()).body.slug;
    const shown = (await api.get<Course>(`/api/courses/${slug}/`)).body;
    expect(shown).toMatchObject({
      teacher: { name: "Nadia Fauziyyah", title: "Perencana keuangan", about: teaching.teacher_about },
      outcomes: ["Menyusun anggaran", "Menghitung zakat"],
    });
    expect(shown.materials.map(({ minutes, is_free }) => [minutes, is_free])).toEqual([
      [14, true],
      [null, false],
      [null, false],
    ]);
    expect(JSON.stringify(shown)).not.toContain(SECRET);
    const { rows } = await api.database.pool.query(
      "select after from audit_log where action = 'material.edit' and subject_id = $1",
      [String(id)],
    );
    expect(rows[0]?.after).toMatchObject({ minutes: 14, is_free: true });
  });

  it("shows no teacher if no name was given", async () => {
    expect((await api.get<Course>(`/api/courses/${course.slug}/`)).body).toMatchObject({
      teacher: null,
      outcomes: [],
    });
  });
});

describe("the explanation of a right answer", () => {
  it("is shown together with the right answers, and not before", async () => {
    const free = await aTaughtCourse(api);
    const learner = await aSignedInMember(api);
    await enrol(api, learner, free.id);
    expect((await attempt(api, learner, free, [1, 2])).body).toMatchObject({
      right: null,
      explanations: null,
    });
    expect((await attempt(api, learner, free, [1, 0])).body).toMatchObject({
      right: [true, true],
      explanations: [expect.stringContaining("Karena"), ""],
    });
  });
});
