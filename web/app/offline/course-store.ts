import type { OpenMaterial } from "@barakah/contract";
import { ownerHere } from "../platform/forget-person.ts";
import { sessionStore } from "../platform/session.ts";
import { STORES, within } from "./device-database.ts";

/** A lesson's text and questions; a video stays where it is. */
export type KeptLesson = Pick<OpenMaterial, "id" | "title" | "material_type" | "content" | "questions">;

/** A course whose lessons a member chose to keep on this device. */
export interface KeptCourse {
  /** Whose it is and which: `7/fikih-muamalah`. */
  id: string;
  memberId: number;
  slug: string;
  title: string;
  lessons: KeptLesson[];
  at: string;
}

/** Event: the stored courses changed. */
export const CHANGED = "kelas";
const told = () => dispatchEvent(new Event(CHANGED));

const idOf = (memberId: number, slug: string) => `${memberId}/${slug}`;

export async function keepCourse(course: Omit<KeptCourse, "id" | "at">): Promise<void> {
  const kept = { ...course, id: idOf(course.memberId, course.slug), at: new Date().toISOString() };
  await within(STORES.courses, "readwrite", (store) => store.put(kept));
  told();
}

export async function forgetCourse(memberId: number, slug: string): Promise<void> {
  await within(STORES.courses, "readwrite", (store) => store.delete(idOf(memberId, slug)));
  told();
}

const everybodys = () => within<KeptCourse[]>(STORES.courses, "readonly", (store) => store.getAll());

/** The courses of the signed-in member. */
export async function keptCourses(): Promise<KeptCourse[]> {
  const memberId = sessionStore.read()?.id;
  return (await everybodys()).filter((course) => course.memberId === memberId);
}

/** Removes the courses of everybody but `ownerHere`. */
export async function forgetOthers(): Promise<void> {
  const memberId = ownerHere();
  for (const course of await everybodys())
    if (course.memberId !== memberId) await forgetCourse(course.memberId, course.slug);
}
