import {
  JOB_LABEL,
  PROVINCE_LABEL,
  type Profile,
  type SessionUser,
  WORK_FIELD_LABEL,
} from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { aSignedInMember, bearer, send, sendForm } from "../testing/calls.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

const read = async (member: SessionUser) =>
  (await api.get<Profile>(`/api/profiles/${member.id}/`, bearer(member))).body;
const write = (member: SessionUser, body: object) =>
  send<Profile & { errors: object }>(api, "PUT", `/api/profiles/${member.id}/`, body, bearer(member));

const writeForm = (member: SessionUser, fields: Record<string, string | Buffer>) =>
  sendForm<Profile>(api, "PUT", `/api/profiles/${member.id}/`, fields, bearer(member));

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

  it("is stored as JSON sends it, and saving it unchanged changes no field", async () => {
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

  it("changes only the fields that are sent, clears empty ones, and never the identity", async () => {
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

  it("refuses a graduation before the entry, also when only one of them is sent", async () => {
    const member = await aSignedInMember(api);
    expect((await write(member, { study_start_year: "2020" })).status).toBe(200);
    const { status, body } = await write(member, { study_finish_year: "2019" });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ["study_finish_year"]]);
    expect((await read(member)).study_finish_year).toBeNull();
  });

  it("accepts every code of the lists", async () => {
    const member = await aSignedInMember(api);
    expect([JOB_LABEL, WORK_FIELD_LABEL, PROVINCE_LABEL].map((list) => Object.keys(list).length)).toEqual([
      41, 14, 34,
    ]);
    for (const job of Object.keys(JOB_LABEL)) expect((await write(member, { job })).body.job).toBe(job);
    for (const code of Object.keys(PROVINCE_LABEL))
      expect((await write(member, { address_province: code })).status).toBe(200);
  });

  it("of another member answers 403 to reads and writes, whether it exists or not", async () => {
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
