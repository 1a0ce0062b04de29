import { readdir } from "node:fs/promises";
import { type ClientRequest, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { OpenMaterial, SessionUser, StaffCourse } from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { aSignedInMember, bearer, send } from "../testing/calls.ts";
import { aTaughtCourse, enrol } from "../testing/classroom.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { aVideo } from "../testing/videos.ts";
import { videosFolder } from "./videos.ts";

const MEGABYTE = 1_048_576;
let api: TestApp;
let site: string;
let editor: SessionUser;
beforeAll(async () => {
  api = await testApp({
    VIDEO_MOST_MEGABYTES: "2",
    VIDEO_EMBED_HOSTS: "youtube-nocookie.com,player.vimeo.com",
  });
  editor = await aStaffMember(api, "editor");
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  site = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});

type Refusal = { key: string; bytes: number; code: string; detail: string };
async function upload(bytes: Buffer, who: SessionUser = editor, type = "video/mp4") {
  const answer = await fetch(`${site}/api/admin/videos/`, {
    method: "POST",
    headers: { ...bearer(who), "content-type": type },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, body: (await answer.json()) as Refusal };
}
const onDisk = () => readdir(videosFolder(api.config.dataDirectory)).catch((): string[] => []);
async function rewrite(id: number, draft: object) {
  const { rows } = await api.database.pool.query("select course_id from course_material where id = $1", [id]);
  const path = `/api/admin/courses/${rows[0]?.course_id}/`;
  const { materials } = (await api.get<StaffCourse>(path, bearer(editor))).body;
  const version = materials.find((one) => one.id === id)?.version;
  return send<StaffCourse & { errors: Record<string, string[]> }>(
    api,
    "PUT",
    `/api/admin/materials/${id}/`,
    { title: "Video", material_type: "video", version, ...draft },
    bearer(editor),
  );
}

async function lessonOf(member: SessionUser, course: { slug: string; video: number }) {
  const url = `/api/courses/${course.slug}/materials/${course.video}/`;
  return (await api.get<OpenMaterial>(url, bearer(member))).body;
}

describe("an uploaded video", () => {
  it.each(["mp4", "webm"] as const)(
    "of %s is served to enrolled members, whole and by range",
    async (kind) => {
      const bytes = aVideo(kind, MEGABYTE);
      const { status, body } = await upload(bytes, editor, "application/octet-stream");
      expect([status, body]).toEqual([201, { key: expect.stringMatching(`\\.${kind}$`), bytes: MEGABYTE }]);
      const course = await aTaughtCourse(api);
      const saved = await rewrite(course.video, {
        video_key: body.key,
        video_url: "https://youtu.be/abcdefgh",
      });
      const material = saved.body.materials.find(({ id }) => id === course.video);
      expect(material).toMatchObject({ video_key: body.key, video_bytes: MEGABYTE, video_url: null });

      const member = await aSignedInMember(api);
      await enrol(api, member, course.id);
      const link = (await lessonOf(member, course)).video?.url ?? "";
      const whole = await fetch(site + link);
      expect([whole.status, whole.headers.get("content-type")]).toEqual([200, `video/${kind}`]);
      expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
      const piece = await fetch(site + link, { headers: { range: "bytes=1000000-" } });
      expect([piece.status, piece.headers.get("content-range")]).toEqual([
        206,
        `bytes 1000000-1048575/${MEGABYTE}`,
      ]);
      expect(Buffer.from(await piece.arrayBuffer()).equals(bytes.subarray(1_000_000))).toBe(true);

      const stranger = await aSignedInMember(api);
      const bare = link.split("?")[0] ?? "";
      expect((await fetch(site + bare)).status).toBe(403);
      expect((await fetch(site + bare, { headers: bearer(stranger) })).status).toBe(403);
      expect((await fetch(`${site}/media/${body.key}`)).status).toBe(404);
    },
  );

  it("is audited with its editor", async () => {
    const { body } = await upload(aVideo("mp4"));
    const row = await api.database.kysely
      .selectFrom("stored_file as f")
      .innerJoin("audit_log as a", "a.subject_id", "f.key")
      .select(["f.kind", "f.bytes", "f.uploaded_by", "a.action", "a.actor_id"])
      .where("f.key", "=", body.key)
      .execute();
    const by = editor.id;
    expect(row).toEqual([
      { kind: "video", bytes: 20_000, uploaded_by: by, action: "video.upload", actor_id: by },
    ]);
  });

  it("is refused if it is not a video or too large, and leaves no file", async () => {
    const before = await onDisk();
    const html = Buffer.from("<script>alert(1)</script>".padEnd(9000));
    expect((await upload(html)).body).toMatchObject({
      code: "unsupported_type",
      detail: expect.stringMatching("MP4"),
    });
    expect((await upload(Buffer.alloc(0))).status).toBe(415);
    expect((await upload(aVideo("mp4", 2 * MEGABYTE))).status).toBe(201);
    const large = await upload(aVideo("mp4", 2 * MEGABYTE + 1));
    expect([large.status, large.body.detail]).toEqual([413, "Video terlalu besar. Paling besar 2 MB."]);
    expect(await onDisk()).toHaveLength(before.length + 1);
  });

  it("is cut at the limit also without a content length", async () => {
    const before = await onDisk();
    const answer = await new Promise<number | undefined>((resolve, reject) => {
      const call = begin({ "transfer-encoding": "chunked" });
      call.on("response", (response) => resolve(response.resume().statusCode)).on("error", reject);
      call.end(aVideo("mp4", 3 * MEGABYTE));
    });
    expect(answer).toBe(413);
    expect(await onDisk()).toEqual(before);
  });

  it("is removed from the disk when the upload is aborted", async () => {
    const before = await onDisk();
    const call = begin({ "content-length": String(MEGABYTE) });
    call.on("error", () => undefined);
    call.write(aVideo("mp4", 100_000));
    await expect.poll(async () => await onDisk()).toHaveLength(before.length + 1);
    call.destroy();
    await expect.poll(async () => await onDisk()).toEqual(before);
  });

  it("is accepted from editors only", async () => {
    const before = await onDisk();
    const member = await aSignedInMember(api);
    const treasurer = await aStaffMember(api, "bendahara");
    for (const who of [member, treasurer]) expect((await upload(aVideo("mp4"), who)).status).toBe(403);
    expect((await upload(aVideo("mp4"), { ...editor, access: "karangan" })).status).toBe(403);
    expect(await onDisk()).toEqual(before);
  });
});

function begin(headers: Record<string, string>): ClientRequest {
  return request(`${site}/api/admin/videos/`, {
    method: "POST",
    headers: { ...bearer(editor), "content-type": "video/mp4", ...headers },
  });
}

describe("a video material", () => {
  it("accepts only addresses of allowed video sites, and names them", async () => {
    const { video } = await aTaughtCourse(api);
    expect((await rewrite(video, { video_url: "https://vimeo.com/76979871" })).status).toBe(200);
    const refused = await rewrite(video, { video_url: "https://video.example/1" });
    expect(refused.status).toBe(400);
    expect(refused.body.errors.video_url?.[0]).toMatch(/YouTube .* atau Vimeo/);
    const strict = await testApp();
    const course = await aTaughtCourse(strict);
    const { body } = await send<{ errors: Record<string, string[]> }>(
      strict,
      "PUT",
      `/api/admin/materials/${course.video}/`,
      { title: "Video", material_type: "video", video_url: "https://youtu.be/abcdefgh", version: "" },
      bearer(await aStaffMember(strict, "editor")),
    );
    expect(body.errors.video_url?.[0]).toMatch(/Unggah berkas/);
  });

  it("accepts only stored videos, and gives its own up when its kind changes", async () => {
    const { video } = await aTaughtCourse(api);
    const refused = await rewrite(video, { video_key: "tidak-ada.mp4" });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ["video_key"]]);
    const { key } = (await upload(aVideo("mp4"))).body;
    await rewrite(video, { video_key: key });
    const article = await rewrite(video, { material_type: "article", video_key: key, content: "<p>a</p>" });
    expect(article.body.materials.find(({ id }) => id === video)).toMatchObject({ video_key: null });
  });

  it("of a draft course is open to its editor, and to nobody else", async () => {
    const course = await aTaughtCourse(api);
    const { key } = (await upload(aVideo("webm"))).body;
    await rewrite(course.video, { video_key: key });
    const member = await aSignedInMember(api);
    await enrol(api, member, course.id);
    const lesson = (await lessonOf(member, course)).video?.url ?? "";
    expect((await fetch(site + lesson)).status).toBe(200);
    await api.database.kysely
      .updateTable("course")
      .set({ status: "draft" })
      .where("id", "=", course.id)
      .execute();
    expect((await fetch(site + lesson)).status).toBe(403);
    const url = `/api/admin/materials/${course.video}/video/`;
    const { body } = await api.get<{ video: { url: string } }>(url, bearer(editor));
    expect((await fetch(site + body.video.url)).status).toBe(200);
    expect((await api.get(url, bearer(member))).status).toBe(403);
  });
});
