import type { Course, Enrolment, SessionUser } from "@barakah/contract";
import type { Page } from "playwright-core";
import { callAs } from "./members.ts";
import { callerOf } from "./staff.ts";

type Session = Pick<SessionUser, "access">;

/** Courses of the demo. */
export const FREE = "menghitung-zakat-dengan-tenang";
export const SHORT = "sertifikat-halal-usaha-rumahan";
export const WITH_VIDEO = "foto-produk-cukup-pakai-hp";
export const PAID = "jualan-daring-yang-amanah";
export const PAID_PRICE = "Rp. 175.000";
export const OTHER_PAID = "pengantar-ilmu-waris";
export const OTHER_PRICE = "Rp. 225.000";

export const courseAs = (session: Session, slug: string) =>
  callAs<Course>(session, "GET", `/api/courses/${slug}/`);

export const joinAs = (session: Session, slug: string) =>
  callAs<Enrolment>(session, "POST", "/api/courses/enrollments/", { course: slug });

export async function enrolmentOf(session: Session, slug: string): Promise<Enrolment> {
  const all = await callAs<Enrolment[]>(session, "GET", "/api/courses/enrollments/");
  const found = all.find(({ course_slug }) => course_slug === slug);
  if (!found) throw new Error(`not enrolled in ${slug}`);
  return found;
}

/** The treasurer's decision about the waiting payment for this course. */
export async function decideAbout(session: Session, slug: string, decision: "approve" | { reason: string }) {
  const { order_id } = await enrolmentOf(session, slug);
  const [path, body] = decision === "approve" ? ["approve", {}] : ["reject", decision];
  await callAs(await callerOf("bendahara"), "POST", `/api/admin/payments/${order_id}/${path}/`, body);
}

export const openTab = (page: Page, name: RegExp) => page.getByRole("tab", { name }).click();
export const banner = (page: Page) => page.getByText("KAMU SUDAH IKUT KELAS INI", { exact: true });
export const joinButton = (page: Page) => page.getByRole("button", { name: "IKUTI KELAS" });

/** Fakes the server's answer to a call of the page. */
export async function answerWith(page: Page, url: string, status: number, body: object) {
  await page.route(url, (route) =>
    route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) }),
  );
}

/** Chooses quiz options by their text. */
export async function choose(page: Page, ...options: string[]) {
  for (const option of options) await page.getByRole("radio", { name: option, exact: true }).check();
}

/** Marks every article and video of a course as done; quizzes are left. */
export async function readEverything(session: Session, slug: string): Promise<Course> {
  const course = await courseAs(session, slug);
  for (const { id, material_type } of course.materials) {
    if (material_type === "quiz") continue;
    await callAs(session, "POST", `/api/courses/${slug}/progress/`, { material_id: id, done: true });
  }
  return course;
}
