import type { CourseProgress } from "@barakah/contract";
import { expect, it } from "vitest";
import { placeOf } from "./lesson-place.tsx";

const materials = [{ id: 11 }, { id: 22 }, { id: 33 }];
const progress: CourseProgress = {
  materials: [
    { material_id: 11, done_at: "2026-11-15T00:00:00.000Z", best_score: null, attempts: 0 },
    { material_id: 22, done_at: null, best_score: 50, attempts: 1 },
    { material_id: 33, done_at: null, best_score: null, attempts: 0 },
  ],
  done_count: 1,
  next_material_id: 22,
  certificate_number: null,
};

it("names the previous and next material, and which are done", () => {
  expect(placeOf(materials, 22, progress)).toMatchObject({
    number: 2,
    total: 3,
    doneCount: 1,
    previous: 11,
    next: 33,
    done: false,
  });
  expect(placeOf(materials, 11, progress)).toMatchObject({ previous: undefined, next: 22, done: true });
  expect(placeOf(materials, 33, progress)).toMatchObject({ previous: 22, next: undefined });
});

it("counts nothing as done before the progress is known, and leads nowhere from an unknown material", () => {
  expect(placeOf(materials, 11, undefined)).toMatchObject({ number: 1, done: false, doneCount: 0 });
  expect(placeOf(materials, 99, progress)).toMatchObject({ number: 0, previous: undefined, next: undefined });
});
