import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { type Profile, type SessionUser, UPLOAD_MOST_BYTES } from "@barakah/contract";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { aSignedInMember, bearer, sendForm } from "../testing/calls.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

const read = async (member: SessionUser) =>
  (await api.get<Profile>(`/api/profiles/${member.id}/`, bearer(member))).body;
const writeForm = (member: SessionUser, fields: Record<string, string | Buffer>) =>
  sendForm<Profile & { picture: string; code: string; detail: string }>(
    api,
    "PUT",
    `/api/profiles/${member.id}/`,
    fields,
    bearer(member),
  );

/** A valid picture of one colour: a few kilobytes that unpack to all these pixels. */
function blackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const chunks = [chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...chunks]);
}

describe("a profile picture", () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#14663f" } });
  const files = () => readdir(join(api.config.dataDirectory, "uploads/private/profile")).catch(() => []);
  const look = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

  it("is re-encoded upright, without metadata, and has an address that needs no token", async () => {
    const member = await aSignedInMember(api);
    const photo = await plain(1200, 800)
      .withExif({ IFD0: { Copyright: "rahasia-lokasi", Orientation: "6" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await writeForm(member, { picture: photo, birth_place: "Cimahi" });
    expect([status, body.birth_place]).toEqual([200, "Cimahi"]);
    const shown = await look(body.picture);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=3600",
    });
    const { width, height, exif, orientation } = await sharp(shown.rawPayload).metadata();
    expect([width, height, exif, orientation]).toEqual([427, 640, undefined, undefined]);
  });

  it("opens for its owner and the treasurer, for others only with the key", async () => {
    const member = await aSignedInMember(api);
    const staff = await aSignedInMember(api);
    await api.database.kysely
      .insertInto("staff_role")
      .values({ member_id: staff.id, role: "bendahara" })
      .execute();
    const { picture } = (await writeForm(member, { picture: await plain(50, 50).png().toBuffer() })).body;
    const bare = picture.replace(/\?.*/, "");
    expect((await look(bare, bearer(member))).statusCode).toBe(200);
    expect((await look(bare, bearer(staff))).statusCode).toBe(200);
    expect((await look(bare)).statusCode).toBe(403);
    expect((await look(`${picture}x`)).statusCode).toBe(403);
    expect((await look(`${bare}?key=9999999999.${"a".repeat(43)}`)).statusCode).toBe(403);
    expect((await look(picture.replace(`/${member.id}/`, `/${staff.id}/`))).statusCode).toBe(403);
    for (const name of await files())
      for (const path of [`profile/${name}`, `..%2fprivate%2fprofile%2f${name}`])
        expect((await look(`/media/${path}`)).statusCode).not.toBe(200);
  });

  it("is replaced together with its file, and removed by an empty field", async () => {
    const member = await aSignedInMember(api);
    const before = (await files()).length;
    const first = (await writeForm(member, { picture: await plain(50, 50).png().toBuffer() })).body.picture;
    const second = (await writeForm(member, { picture: await plain(60, 60).png().toBuffer() })).body.picture;
    expect(second).not.toBe(first);
    expect((await look(first)).statusCode).toBe(403);
    expect((await files()).length).toBe(before + 1);
    expect((await writeForm(member, { birth_place: "Garut", picture: second })).body.picture).toBe(second);
    expect((await writeForm(member, { picture: Buffer.alloc(0) })).body.picture).toBe(second);
    expect((await writeForm(member, { picture: "" })).body.picture).toBeNull();
    expect((await files()).length).toBe(before);
  });

  const WRONG_TYPE = "Format file tidak didukung. Hanya JPG, PNG, dan JPEG yang diperbolehkan.";
  it.each([
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["an HTML file named .png", "<!doctype html><script>alert(1)</script>"],
    ["a GIF", "GIF89a\x01\x00\x01\x00\x00\x00\x00;"],
    ["a PNG that is cut short", "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"],
    ["a JPEG that is none", "\xff\xd8\xff\xe0<script>alert(1)</script>"],
  ])("is refused when it is %s", async (_what, text) => {
    const member = await aSignedInMember(api);
    const { status, body } = await writeForm(member, {
      picture: Buffer.from(text, "latin1"),
      birth_place: "X",
    });
    expect([status, body.detail]).toEqual([415, WRONG_TYPE]);
    expect((await read(member)).birth_place).toBeNull();
  });

  it.each([
    [20_000, 20_000],
    [20_000, 10],
    [9000, 9000],
  ])("is refused when it unpacks to %i × %i pixels", async (width, height) => {
    const member = await aSignedInMember(api);
    const { status, body } = await writeForm(member, { picture: blackPng(width, height) });
    expect([status, body.code]).toEqual([413, "too_large"]);
    expect(body.detail).toMatch(/piksel\.$/);
  });

  it("may have as many pixels as a phone's camera makes", async () => {
    const member = await aSignedInMember(api);
    expect((await writeForm(member, { picture: blackPng(8000, 6000) })).status).toBe(200);
  });

  it("may have exactly two megabytes and not a byte more", async () => {
    const member = await aSignedInMember(api);
    const small = await plain(100, 100).jpeg().toBuffer();
    const padded = (bytes: number) => Buffer.concat([small, Buffer.alloc(bytes - small.length)]);
    expect((await writeForm(member, { picture: padded(UPLOAD_MOST_BYTES) })).status).toBe(200);
    const { status, body } = await writeForm(member, { picture: padded(UPLOAD_MOST_BYTES + 1) });
    expect([status, body.detail]).toEqual([413, "Ukuran file terlalu besar. Maksimal 2MB."]);
  });
});
