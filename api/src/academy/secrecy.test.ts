import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { EndpointShape, SessionUser } from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { aSignedInMember, bearer, VISITOR } from "../testing/calls.ts";
import {
  aTaughtCourse,
  confirm,
  confirmation,
  decide,
  enrol,
  SECRET,
  videoPath,
} from "../testing/classroom.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
let course: Awaited<ReturnType<typeof aTaughtCourse>>;
let waiting: SessionUser;
let rejected: SessionUser;
let enrolled: SessionUser;

beforeAll(async () => {
  api = await testApp();
  course = await aTaughtCourse(api, { price: 150_000, slug: "kelas-rahasia" });
  await mkdir(dirname(videoPath(api)), { recursive: true });
  await writeFile(videoPath(api), `${SECRET} video`);
  const paid = async () => {
    const member = await aSignedInMember(api);
    await enrol(api, member, course.id);
    const { body } = await confirm(api, member, course.slug, await confirmation(course));
    return { member, reference: body.order_id };
  };
  waiting = (await paid()).member;
  const refused = await paid();
  await decide(api, refused.reference, "reject");
  rejected = refused.member;
  const verified = await paid();
  await decide(api, verified.reference, "verify");
  enrolled = verified.member;
});

/** Every endpoint address that could lead to this course. */
function addresses({ path, aliases = [] }: EndpointShape): string[] {
  const materials = [course.article, course.video, course.quiz];
  return [path, ...aliases].flatMap((spelling) => {
    const filled = spelling.replace(":slug", course.slug);
    if (!filled.includes(":")) {
      return [filled, `${filled}?search=${SECRET}`, `${filled}?slug=${course.slug}`, `${filled}?order_id=x`];
    }
    return materials.map((id) => filled.replace(/:\w+/g, String(id)));
  });
}

async function everythingTold(headers: Record<string, string>): Promise<string[]> {
  const told: string[] = [];
  for (const [place, endpoint] of api.app.endpoints.entries()) {
    // From many addresses: one alone would reach its rate limit.
    const remoteAddress = `10.9.${place >> 8}.${place & 255}`;
    for (const url of addresses(endpoint)) {
      const payload = endpoint.method === "GET" ? undefined : ANSWERS;
      const answer = await api.app.inject({
        method: endpoint.method,
        url,
        headers,
        remoteAddress,
        ...(payload && { payload }),
      });
      if (answer.body.includes(SECRET)) told.push(`${endpoint.method} ${url}`);
    }
  }
  return told;
}
/** Valid bodies, so that calls are refused because of the caller and not because of the body. */
const ANSWERS = { answers: [1, 0], material_id: 1, done: true };

describe("a material's content", () => {
  it.each([
    ["a visitor", async () => VISITOR],
    ["a member who did not join", async () => bearer(await aSignedInMember(api))],
    ["a member whose payment is under review", async () => bearer(waiting)],
    ["a member whose payment was rejected", async () => bearer(rejected)],
  ])("is in no answer to %s", async (_who, headers) => {
    expect(await everythingTold(await headers())).toEqual([]);
  });

  it("is shown to a verified member, by the endpoints for it", async () => {
    const told = await everythingTold(bearer(enrolled));
    expect(told).toContain(`GET /api/courses/${course.slug}/`);
    expect(told).toContain(`GET /api/courses/${course.slug}/materials/${course.article}/`);
    expect(told).toContain(`GET /api/courses/${course.slug}/materials/${course.video}/video/`);
  });

  it("never includes the right answers of a quiz", async () => {
    const url = `/api/courses/${course.slug}/materials/${course.quiz}/`;
    const { body } = await api.app.inject({ url, headers: bearer(enrolled) });
    expect(JSON.parse(body).questions).toHaveLength(2);
    expect(body).not.toMatch(/correct/i);
    for (const question of JSON.parse(body).questions)
      expect(Object.keys(question)).toEqual(["text", "options"]);
  });

  it("of another course does not open at the address of one's own course", async () => {
    const member = await aSignedInMember(api);
    const free = await aTaughtCourse(api);
    await enrol(api, member, free.id);
    for (const url of [
      `/api/courses/${free.slug}/materials/${course.article}/`,
      `/api/courses/${free.slug}/materials/${course.video}/video/`,
    ]) {
      expect((await api.app.inject({ url, headers: bearer(member) })).statusCode).toBe(404);
    }
    const marked = await api.app.inject({
      method: "POST",
      url: `/api/courses/${free.slug}/progress/`,
      headers: bearer(member),
      payload: { material_id: course.article, done: true },
    });
    expect(marked.statusCode).toBe(404);
  });

  it("says what is missing to a member who may not read it", async () => {
    const url = `/api/courses/${course.slug}/materials/${course.article}/`;
    const { statusCode, body } = await api.app.inject({ url, headers: bearer(waiting) });
    expect(statusCode).toBe(403);
    expect(JSON.parse(body)).toEqual({
      code: "permission_denied",
      detail: "Anda harus mendaftar dan membayar untuk mengakses materi kelas ini.",
    });
  });
});
