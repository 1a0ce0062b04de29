import { JOB_LABEL, PROVINCE_LABEL, WORK_FIELD_LABEL } from "@barakah/contract/accounts/profile-lists";
import { describe, expect, it } from "vitest";
import { aProfile } from "./profile.fixture.ts";
import { PROFILE_FIELDS, PROFILE_TABS } from "./profile-fields.ts";
import { profileText } from "./profile-values.ts";

function shown(name: string, profile = aProfile()) {
  const field = PROFILE_FIELDS.find((one) => one.name === name);
  return field && profileText(profile, field);
}

describe("the profile's tabs", () => {
  it("are the four of the spec, with every field of the profile once", () => {
    expect(PROFILE_TABS.map(({ label }) => label)).toEqual(["Umum", "Alamat", "Pendidikan", "Pekerjaan"]);
    const { id, username, email, picture, has_password, has_google, roles, ...fields } = aProfile();
    expect(PROFILE_FIELDS.map(({ name }) => name).sort()).toEqual(Object.keys(fields).sort());
  });

  it("offer 41 jobs, 14 work fields and 34 provinces", () => {
    expect([JOB_LABEL, WORK_FIELD_LABEL, PROVINCE_LABEL].map((list) => Object.keys(list).length)).toEqual([
      41, 14, 34,
    ]);
  });
});

describe("what the profile shows", () => {
  it("is 'tidak ada' for a missing birth date and '-' for everything else that is empty", () => {
    const empty = aProfile({ name_full: null });
    expect(shown("birth_date", empty)).toBe("tidak ada");
    const others = PROFILE_FIELDS.filter(({ name }) => name !== "birth_date");
    expect(new Set(others.map((field) => profileText(empty, field)))).toEqual(new Set(["-"]));
  });

  it("is labels for codes, dd/mm/yyyy for dates and 'Rp. ' for money", () => {
    const profile = aProfile({
      birth_date: "1996-04-12",
      gender: "p",
      study_level: "s1",
      job: "desainer_grafis",
      work_salary: 6_500_000,
      address_latitude: -6.9175,
    });
    expect(shown("birth_date", profile)).toBe("12/04/1996");
    expect(shown("gender", profile)).toBe("Perempuan");
    expect(shown("study_level", profile)).toBe("Sarjana");
    expect(shown("job", profile)).toBe("Desainer Grafis");
    expect(shown("work_salary", profile)).toBe("Rp. 6.500.000");
    expect(shown("address_latitude", profile)).toBe("-6.9175");
  });

  it("is a salary or a coordinate of zero, which is not an empty one", () => {
    const profile = aProfile({ work_salary: 0, address_longitude: 0 });
    expect(shown("work_salary", profile)).toBe("Rp. 0");
    expect(shown("address_longitude", profile)).toBe("0");
  });
});
