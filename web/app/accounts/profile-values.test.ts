import { describe, expect, it } from "vitest";
import { aProfile } from "./profile.fixture.ts";
import { PROFILE_FIELDS } from "./profile-fields.ts";
import { changesOf, problemOf, profileForm, textOf } from "./profile-values.ts";

const full = aProfile({ work_salary: 6_500_000, address_latitude: -6.9175, birth_date: "1996-04-12" });

function problem(name: string, value: string) {
  const field = PROFILE_FIELDS.find((one) => one.name === name);
  return field && problemOf(field, value);
}

describe("saving a profile", () => {
  it("sends nothing of an unchanged profile", () => {
    const text = textOf(full);
    expect(changesOf(text, textOf(full))).toEqual({});
    expect([...profileForm({}, undefined).keys()]).toEqual([]);
  });

  it("sends changed fields, the salary as digits and a cleared field as empty", () => {
    const before = textOf(full);
    const changes = changesOf(before, { ...before, work_salary: "7000000", birth_date: "" });
    expect(Object.fromEntries(profileForm(changes, undefined))).toEqual({
      work_salary: "7000000",
      birth_date: "",
    });
  });

  it("sends a picture only when a new one was chosen", () => {
    const chosen = profileForm({}, new Blob(["x"], { type: "image/jpeg" })).get("picture");
    expect(chosen).toBeInstanceOf(File);
    expect(profileForm({}, "removed").get("picture")).toBe("");
    expect(profileForm({ address: "Bandung" }, undefined).has("picture")).toBe(false);
  });
});

describe("numbers of a profile", () => {
  it.each([
    ["address_latitude", "-90"],
    ["address_latitude", "90"],
    ["address_longitude", "-180"],
    ["address_longitude", "106.8456"],
    ["study_semester", "14"],
    ["study_start_year", "1900"],
    ["study_finish_year", ""],
  ])("%s may be %j", (name, value) => {
    expect(problem(name, value)).toBeUndefined();
  });

  it.each([
    ["address_latitude", "90.0001", "Isi dengan angka -90 sampai 90."],
    ["address_longitude", "-181", "Isi dengan angka -180 sampai 180."],
    ["study_semester", "0", "Isi dengan angka 1 sampai 14."],
    ["study_semester", "2.5", "Isi dengan angka 1 sampai 14."],
    ["study_start_year", "96", "Isi dengan angka 1900 sampai 2100."],
  ])("%s may not be %j", (name, value, sentence) => {
    expect(problem(name, value)).toBe(sentence);
  });
});
