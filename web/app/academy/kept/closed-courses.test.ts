import type { Enrolment } from "@barakah/contract";
import { expect, it } from "vitest";
import type { KeptCourse } from "../../offline/course-store.ts";
import { closedAmong } from "./closed-courses.ts";

const kept = (slug: string) => ({ slug }) as KeptCourse;
const enrolment = (course_slug: string, payment_status: Enrolment["payment_status"]) =>
  ({ course_slug, payment_status }) as Enrolment;

it("finds the stored courses whose enrolment was closed, not open or renamed ones", () => {
  const enrolments = [enrolment("dikembalikan", "rejected"), enrolment("terbuka", "verified")];
  const found = closedAmong([kept("dikembalikan"), kept("terbuka"), kept("nama-lama")], enrolments);
  expect(found).toEqual([kept("dikembalikan")]);
});
