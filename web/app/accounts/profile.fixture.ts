import type { Profile } from "@barakah/contract";

const NOTHING = {
  gender: null,
  birth_date: null,
  birth_place: null,
  marital_status: null,
  segment: null,
  study_level: null,
  study_campus: null,
  study_faculty: null,
  study_department: null,
  study_program: null,
  study_semester: null,
  study_start_year: null,
  study_finish_year: null,
  address: null,
  job: null,
  work_field: null,
  work_institution: null,
  work_position: null,
  work_salary: null,
  address_latitude: null,
  address_longitude: null,
  address_province: null,
  picture: null,
};

export function aProfile(more: Partial<Profile> = {}): Profile {
  return {
    ...NOTHING,
    id: 7,
    username: "rina",
    email: "rina@example.com",
    name_full: "Rina Aulia",
    has_password: true,
    has_google: false,
    roles: [],
    ...more,
  };
}
