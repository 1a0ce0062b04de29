import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { OpenMaterial, SessionUser } from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { aSignedInMember, bearer } from "../testing/calls.ts";
import { aTaughtCourse, confirm, confirmation, decide, enrol, videoPath } from "../testing/classroom.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { embedAddress } from "./allowed-video-sites.ts";

const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, place) => place % 251));

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ VIDEO_EMBED_HOSTS: "youtube-nocookie.com, player.vimeo.com" });
  await mkdir(dirname(videoPath(api)), { recursive: true });
  await writeFile(videoPath(api), BYTES);
});

async function linkFor(member: SessionUser, course: { slug: string; video: number }): Promise<string> {
  const url = `/api/courses/${course.slug}/materials/${course.video}/`;
  const { body } = await api.get<OpenMaterial>(url, bearer(member));
  return body.video?.url ?? "";
}

async function aLink() {
  const member = await aSignedInMember(api);
  const course = await aTaughtCourse(api);
  await enrol(api, member, course.id);
  return linkFor(member, course);
}

const play = (url: string, range?: string) => api.app.inject({ url, headers: range ? { range } : {} });

describe("a video of our own", () => {
  it("is sent whole or in ranges to a client with the lesson's link", async () => {
    const link = await aLink();
    const whole = await play(link);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({ "content-type": "video/mp4", "accept-ranges": "bytes" });
    expect(whole.rawPayload.equals(BYTES)).toBe(true);

    const piece = await play(link, "bytes=100-199");
    expect([piece.statusCode, piece.headers["content-range"]]).toEqual([206, "bytes 100-199/1000"]);
    expect(piece.rawPayload.equals(BYTES.subarray(100, 200))).toBe(true);
    expect((await play(link, "bytes=-10")).rawPayload.equals(BYTES.subarray(990))).toBe(true);
    const head = await api.app.inject({ method: "HEAD", url: link });
    expect([head.statusCode, head.headers["content-length"], head.body]).toEqual([200, "1000", ""]);
  });

  it.each([
    ["bytes=0-99", 206, "bytes 0-99/1000"],
    ["bytes=900-", 206, "bytes 900-999/1000"],
    ["bytes=-100", 206, "bytes 900-999/1000"],
    ["bytes=990-5000", 206, "bytes 990-999/1000"],
    ["bytes=1000-", 416, "bytes */1000"],
    ["bytes=5000-", 416, "bytes */1000"],
    ["bytes=0-1,4-5", 200, undefined],
    ["lines=0-1", 200, undefined],
  ])("answers a player's range %s", async (range, status, said) => {
    const { statusCode, headers } = await play(await aLink(), range);
    expect([statusCode, headers["content-range"]]).toEqual([status, said]);
    expect(headers["cache-control"]).toBe("private, max-age=3600");
  });

  it("does not open with an invented, foreign or expired link", async () => {
    const member = await aSignedInMember(api);
    const course = await aTaughtCourse(api, { price: 50_000 });
    await enrol(api, member, course.id);
    const { body } = await confirm(api, member, course.slug, await confirmation(course));
    await decide(api, body.order_id, "verify");
    const link = await linkFor(member, course);
    const other = await aTaughtCourse(api);

    expect((await play(link)).statusCode).toBe(200);
    const bare = link.split("?")[0] ?? "";
    const key = new URLSearchParams(link.split("?")[1]).get("key") ?? "";
    for (const made of [
      bare,
      `${bare}?member=${member.id}`,
      `${bare}?member=${member.id + 1}&key=${key}`,
      `${bare}?member=${member.id}&key=${key.slice(0, -2)}xx`,
      link.replace(course.slug, other.slug).replace(`/${course.video}/`, `/${other.video}/`),
    ]) {
      expect([made, (await play(made)).statusCode]).toEqual([made, 403]);
    }
    await decide(api, body.order_id, "refund");
    expect((await play(link)).statusCode).toBe(403);
  });
});

describe("a video of another site", () => {
  const hosts = ["www.youtube-nocookie.com", "player.vimeo.com"];
  it.each([
    ["https://www.youtube.com/watch?v=abc123DEF45&t=3", "https://www.youtube-nocookie.com/embed/abc123DEF45"],
    ["https://youtu.be/abc123DEF45", "https://www.youtube-nocookie.com/embed/abc123DEF45"],
    ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871"],
    ["https://player.vimeo.com/video/76979871?h=1", "https://player.vimeo.com/video/76979871?h=1"],
  ])("is embedded by its player: %s", (address, player) => {
    expect(embedAddress(address, hosts)).toBe(player);
  });

  it.each([
    "http://player.vimeo.com/video/1",
    "https://player.vimeo.com.evil.example/video/1",
    "https://player.vimeo.com:8443/video/1",
    "https://evil.example/?x=https://player.vimeo.com/",
    "javascript:alert(1)",
    "",
  ])("is not shown when its site is not allowed: %s", (address) => {
    expect(embedAddress(address, hosts)).toBeUndefined();
    expect(embedAddress("https://youtu.be/abc123DEF45", [])).toBeUndefined();
  });

  it("is sent to the learner as the player's address", async () => {
    const member = await aSignedInMember(api);
    const course = await aTaughtCourse(api);
    await enrol(api, member, course.id);
    await api.database.kysely
      .updateTable("course_material")
      .set({ video_key: null, video_url: "https://youtu.be/abc123DEF45" })
      .where("id", "=", course.video)
      .execute();
    expect(await linkFor(member, course)).toBe("https://www.youtube-nocookie.com/embed/abc123DEF45");
  });
});
