import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import {
  JOB_LABEL,
  PROVINCE_LABEL,
  type Profile,
  type SessionUser,
  UPLOAD_MOST_BYTES,
  WORK_FIELD_LABEL,
} from "@barakah/contract";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { aSignedInMember, bearer, send } from "../testing/calls.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

const read = async (member: SessionUser) =>
  (await send<Profile>(api, "GET", `/api/profiles/${member.id}/`, undefined, bearer(member))).body;
const write = (member: SessionUser, body: object) =>
  send<Profile & { errors: object }>(api, "PUT", `/api/profiles/${member.id}/`, body, bearer(member));

/** As a browser sends it. */
async function writeForm(member: SessionUser, fields: Record<string, string | Buffer>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") form.set(name, value);
    else form.set(name, new Blob([new Uint8Array(value)], { type: "image/png" }), "foto.png");
  }
  const request = new Request("http://x.invalid", { method: "POST", body: form });
  const headers = { ...bearer(member), "content-type": request.headers.get("content-type") ?? "" };
  const payload = Buffer.from(await request.arrayBuffer());
  const url = `/api/profiles/${member.id}/`;
  const answer = await api.app.inject({ method: "PUT", url, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

const FULL = {
  name_full: "Siti Rahmawati",
  gender: "p",
  birth_date: "1995-08-17",
  birth_place: "Bandung",
  marital_status: "bn",
  segment: "karyawan",
  study_level: "s1",
  study_campus: "UIN Contoh",
  study_faculty: "Syariah",
  study_department: "Ekonomi",
  study_program: "Muamalah",
  study_semester: 8,
  study_start_year: 2013,
  study_finish_year: 2017,
  address: "Jl. Berkah No. 1\nBandung",
  job: "karyawan_swasta",
  work_field: "ekobis",
  work_institution: "Koperasi Contoh",
  work_position: "Staf",
  work_salary: 4_500_000,
  address_latitude: -6.914744,
  address_longitude: 107.60981,
  address_province: "jawa_barat",
};

/** What the edit form does with what it was shown: everything but nulls, as text. */
const asForm = (profile: object) =>
  Object.fromEntries(
    Object.entries(profile).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );

describe("a profile", () => {
  it("is empty at first, with every field there", async () => {
    const member = await aSignedInMember(api);
    const profile = await read(member);
    expect(Object.keys(profile)).toEqual(expect.arrayContaining(Object.keys(FULL)));
    expect(profile).toMatchObject({
      id: member.id,
      username: member.username,
      email: member.email,
      name_full: null,
      work_salary: null,
      picture: null,
      has_password: true,
      has_google: false,
      roles: [],
    });
  });

  it("is kept as JSON sends it, and saving it untouched changes nothing, the salary least of all", async () => {
    const member = await aSignedInMember(api);
    expect((await write(member, FULL)).body).toMatchObject(FULL);
    const before = await read(member);
    for (let n = 0; n < 2; n++) {
      const { status, body } = await writeForm(member, asForm(before));
      expect(status).toBe(200);
      expect(body).toEqual(before);
    }
    expect(await read(member)).toEqual(before);
  });

  it("changes only what is sent, clears what is sent empty, and cannot change who one is", async () => {
    const member = await aSignedInMember(api);
    await write(member, FULL);
    const { body } = await writeForm(member, {
      birth_place: "",
      work_salary: "",
      gender: "",
      name_full: " Siti ",
      username: "orang_lain",
      email: "lain@example.com",
      id: "1",
      roles: "administrator",
      picture_key: "profile/x",
    });
    expect(body).toMatchObject({
      ...FULL,
      birth_place: null,
      work_salary: null,
      gender: null,
      name_full: "Siti",
      username: member.username,
      email: member.email,
      roles: [],
      picture: null,
    });
    expect((await write(member, { name_full: null })).body.name_full).toBeNull();
    expect((await write(member, {})).body.job).toBe("karyawan_swasta");
  });

  it.each([
    { gender: "x" },
    { marital_status: "menikah" },
    { segment: "lain" },
    { study_level: "d3" },
    { job: "presiden" },
    { work_field: "sihir" },
    { address_province: "jawa" },
    { birth_date: "17/08/1995" },
    { birth_date: "2995-01-01" },
    { birth_date: "1995-02-30" },
    { study_semester: "15" },
    { study_semester: "0" },
    { study_start_year: "1899" },
    { study_finish_year: "2101" },
    { work_salary: "4.500.000" },
    { work_salary: "-1" },
    { work_salary: 1.5 },
    { address_latitude: "90.1" },
    { address_longitude: "-181" },
    { address_longitude: "timur" },
    { name_full: "x".repeat(151) },
    { address: 5 },
  ])("refuses %o with a sentence for that field", async (wrong) => {
    const member = await aSignedInMember(api);
    const { status, body } = await write(member, { ...wrong, birth_place: "Garut" });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      [Object.keys(wrong)[0] ?? ""]: [expect.stringMatching(/^(Isi|Pilih) .+\.$/)],
    });
    expect((await read(member)).birth_place).toBeNull();
  });

  it("takes every code of the lists", async () => {
    const member = await aSignedInMember(api);
    expect([JOB_LABEL, WORK_FIELD_LABEL, PROVINCE_LABEL].map((list) => Object.keys(list).length)).toEqual([
      41, 14, 34,
    ]);
    for (const job of Object.keys(JOB_LABEL)) expect((await write(member, { job })).body.job).toBe(job);
    for (const code of Object.keys(PROVINCE_LABEL))
      expect((await write(member, { address_province: code })).status).toBe(200);
  });

  it("of another member is 403, to read, to write and to look at, whether it exists or not", async () => {
    const [mine, theirs] = [await aSignedInMember(api), await aSignedInMember(api)];
    for (const id of [theirs.id, 999_999_999]) {
      for (const [method, path] of [
        ["GET", ""],
        ["PUT", ""],
        ["GET", "picture/"],
      ] as const) {
        const { status, body } = await send(
          api,
          method,
          `/api/profiles/${id}/${path}`,
          method === "PUT" ? { name_full: "Diretas" } : undefined,
          bearer(mine),
        );
        expect([status, body.code]).toEqual([403, "permission_denied"]);
      }
    }
    expect((await read(theirs)).name_full).toBeNull();
  });
});

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

  it("is re-encoded, upright, without metadata, and shown by an address that needs no token", async () => {
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

  it("opens for its owner, the treasurer, and nobody else without the key", async () => {
    const member = await aSignedInMember(api);
    const staff = await aSignedInMember(api);
    await api.database.kysely
      .insertInto("staff_role")
      .values({ member_id: staff.id, role: "bendahara" })
      .execute();
    const { picture } = (await writeForm(member, { picture: await plain(50, 50).png().toBuffer() })).body;
    const bare = picture.split("?")[0];
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

  it("is replaced without a trace, and removed by an empty field", async () => {
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

  it("may have many pixels, as phones make them", async () => {
    const member = await aSignedInMember(api);
    expect((await writeForm(member, { picture: blackPng(8000, 6000) })).status).toBe(200);
  });

  it("may weigh exactly two megabytes and not a byte more", async () => {
    const member = await aSignedInMember(api);
    const small = await plain(100, 100).jpeg().toBuffer();
    const padded = (bytes: number) => Buffer.concat([small, Buffer.alloc(bytes - small.length)]);
    expect((await writeForm(member, { picture: padded(UPLOAD_MOST_BYTES) })).status).toBe(200);
    const { status, body } = await writeForm(member, { picture: padded(UPLOAD_MOST_BYTES + 1) });
    expect([status, body.detail]).toEqual([413, "Ukuran file terlalu besar. Maksimal 2MB."]);
  });
});
