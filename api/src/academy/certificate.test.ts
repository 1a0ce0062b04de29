import { constants, inflateSync } from "node:zlib";
import type { CheckedCertificate, SessionUser } from "@barakah/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { printable } from "../platform/pdf/printable.ts";
import { drawCode } from "../platform/qr-code.ts";
import { aSignedInMember, bearer, send } from "../testing/calls.ts";
import { aTaughtCourse, attempt, enrol, progress } from "../testing/classroom.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
let member: SessionUser & { password: string };
let course: Awaited<ReturnType<typeof aTaughtCourse>>;
beforeAll(async () => {
  api = await testApp({ PUBLIC_URL: "https://barakah.example" });
});
beforeEach(async () => {
  member = await aSignedInMember(api);
  course = await aTaughtCourse(api);
  await enrol(api, member, course.id);
});

async function finish(): Promise<string> {
  for (const id of [course.article, course.video])
    await progress(api, member, course.slug, { material_id: id, done: true });
  const { body } = await attempt(api, member, course, [1, 0]);
  return body.progress.certificate_number ?? "";
}
const nameMember = (full_name: string) =>
  api.database.kysely.updateTable("member").set({ full_name }).where("id", "=", member.id).execute();
const download = () =>
  api.app.inject({ url: `/api/courses/${course.slug}/certificate/`, headers: bearer(member) });
const verify = (number: string) => api.get<CheckedCertificate>(`/api/certificates/${number}/`);

const streams = (pdf: Buffer) =>
  [...pdf.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, raw = ""]) => {
    try {
      // The pattern above loses a last byte that looks like a line end; inflate what is there.
      const whole = { finishFlush: constants.Z_SYNC_FLUSH };
      return [inflateSync(Buffer.from(raw, "latin1"), whole).toString("latin1")];
    } catch {
      return [];
    }
  });

/** The text of a page with an embedded font, decoded through the font's own mapping tables. */
function wordsOf(pdf: Buffer): string {
  const parts = streams(pdf);
  const letters = (table: string) =>
    [...(/beginbfrange([\s\S]*?)endbfrange/.exec(table)?.[1] ?? "").matchAll(/\[([^\]]*)\]/g)].flatMap(
      ([, list = ""]) =>
        [...list.matchAll(/<([0-9a-f]+)>/gi)].map(([, code = ""]) =>
          String.fromCodePoint(Number.parseInt(code, 16)),
        ),
    );
  const tables = parts.filter((part) => part.includes("beginbfrange")).map(letters);
  const shown = parts.find((part) => part.includes("TJ")) ?? "";
  const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
  return tables
    .map((table) => glyphs.map((glyph) => table[Number.parseInt(glyph, 16)] ?? "").join(""))
    .join("\n");
}

describe("a certificate", () => {
  it("is verified by its number, which shows name, course and day and nothing else", async () => {
    await nameMember("Siti Maryam");
    const number = await finish();
    const { status, body } = await verify(number.toLowerCase());
    expect(status).toBe(200);
    const { path, size } = drawCode(`https://barakah.example/sertifikat/${number}`);
    expect(body).toEqual({
      number,
      name: "Siti Maryam",
      kind: "course",
      title: course.title,
      slug: course.slug,
      issued_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      teacher: "",
      code: { path, size },
    });
    for (const unknown of ["SRT-000000000000", "1", "SRT-"]) expect((await verify(unknown)).status).toBe(404);
  });

  it("is a PDF with the learner's name, the course and the number on it", async () => {
    await nameMember("Siti Maryam");
    const number = await finish();
    const answer = await download();
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="sertifikat-${course.slug}.pdf"`,
      "cache-control": "no-store",
    });
    const pdf = answer.rawPayload;
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.toString("latin1")).toContain(`https://barakah.example/sertifikat/${number}`);
    const words = wordsOf(pdf);
    for (const text of ["SERTIFIKAT", "Siti Maryam", course.title, number]) expect(words).toContain(text);
  });

  it("is issued only when everything is done", async () => {
    await progress(api, member, course.slug, { material_id: course.article, done: true });
    const answer = await download();
    expect([answer.statusCode, answer.json().code]).toEqual([409, "course_not_completed"]);
  });

  it("keeps the member's name of the day it was earned, or the first name given later", async () => {
    const number = await finish();
    expect((await verify(number)).body.name).toBe(member.username);
    await nameMember("Nama Sebenarnya");
    await download();
    expect((await verify(number)).body.name).toBe("Nama Sebenarnya");
    await nameMember("Orang Lain");
    await download();
    expect((await verify(number)).body.name).toBe("Nama Sebenarnya");
  });

  it("is deleted with its owner's account", async () => {
    const number = await finish();
    const url = "/api/accounts/me/";
    await send(api, "DELETE", url, { password: member.password }, bearer(member));
    expect((await verify(number)).status).toBe(404);
  });
});

it.each([
  ["Siti Maryam", "Siti Maryam"],
  ["Ḥusnī ʿAbdullāh", "Husni Abdullah"],
  ["José Muñoz", "José Muñoz"],
  ["سيتي مريم", "Peserta"],
  ["Budi 🌱", "Budi"],
  ["Budi\nSantoso", "Budi Santoso"],
])("prints %s as %s", (name, printed) => {
  expect(printable(name, "Peserta")).toBe(printed);
});
