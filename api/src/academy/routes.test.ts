import type { Course, CourseSummary } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { aCourse, aMember } from "../testing/builders.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
  const course = await aCourse(api.database, { slug: "muamalah", title: "Fiqih Muamalah" });
  await api.database.kysely
    .insertInto("course_material")
    .values([
      { course_id: course.id, position: 2, title: "Kuis", material_type: "quiz", content: "RAHASIA-DUA" },
      { course_id: course.id, position: 1, title: "Akad", material_type: "article", content: "RAHASIA-SATU" },
    ])
    .execute();
  const enrolled = await aMember(api.database, { username: "siti", full_name: "Siti Maryam" });
  const waiting = await aMember(api.database, { username: "budi" });
  await api.database.kysely
    .insertInto("enrolment")
    .values([
      { course_id: course.id, member_id: enrolled.id, status: "verified" },
      { course_id: course.id, member_id: waiting.id, status: "pending" },
    ])
    .execute();
});

it("lists courses with the number of materials and verified students", async () => {
  const { body }: { body: CourseSummary[] } = await api.get("/api/courses/?slug=muamalah");
  expect(body).toMatchObject([{ slug: "muamalah", price: 0, material_count: 2, student_count: 1 }]);
});

it("shows verified students by name only, and materials in their order", async () => {
  const { body }: { body: Course } = await api.get("/api/courses/muamalah/");
  expect(body.students).toEqual([{ full_name: "Siti Maryam", username: "siti" }]);
  expect(body.materials.map(({ title, material_type }) => [title, material_type])).toEqual([
    ["Akad", "article"],
    ["Kuis", "quiz"],
  ]);
});

it("never shows a material's content", async () => {
  for (const url of [
    "/api/courses/muamalah/",
    "/api/courses/?slug=muamalah",
    "/api/courses/?search=rahasia",
  ]) {
    expect((await api.app.inject(url)).body).not.toMatch(/RAHASIA/i);
  }
});
