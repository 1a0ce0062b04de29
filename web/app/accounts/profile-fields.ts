import type { Profile, ProfileChanges } from "@barakah/contract";
import {
  GENDER_LABEL,
  JOB_LABEL,
  MARITAL_STATUS_LABEL,
  PROVINCE_LABEL,
  SEGMENT_LABEL,
  STUDY_LEVEL_LABEL,
  WORK_FIELD_LABEL,
} from "@barakah/contract/accounts/profile-lists";

export type FieldName = keyof ProfileChanges & keyof Profile;

type Kind =
  | { kind: "text"; most: number; autoComplete?: string }
  | { kind: "paragraph"; most: number }
  | { kind: "date" }
  | { kind: "choice"; labels: Record<string, string> }
  | { kind: "whole"; least: number; most: number }
  | { kind: "decimal"; most: number }
  | { kind: "rupiah" };

export type ProfileField = { name: FieldName; label: string } & Kind;

export interface ProfileTab {
  key: string;
  label: string;
  fields: readonly ProfileField[];
}

const text = (name: FieldName, label: string, most = 200): ProfileField => ({
  name,
  label,
  kind: "text",
  most,
});
const choice = (name: FieldName, label: string, labels: Record<string, string>): ProfileField => ({
  name,
  label,
  kind: "choice",
  labels,
});
const year = (name: FieldName, label: string): ProfileField => ({
  name,
  label,
  kind: "whole",
  least: 1900,
  most: 2100,
});

/** One table for viewing and editing, so that neither misses a field. */
export const PROFILE_TABS: readonly ProfileTab[] = [
  {
    key: "umum",
    label: "Umum",
    fields: [
      { name: "name_full", label: "Nama lengkap", kind: "text", most: 150, autoComplete: "name" },
      choice("gender", "Jenis kelamin", GENDER_LABEL),
      text("birth_place", "Tempat lahir"),
      { name: "birth_date", label: "Tanggal lahir", kind: "date" },
      choice("marital_status", "Status pernikahan", MARITAL_STATUS_LABEL),
      choice("segment", "Segmen", SEGMENT_LABEL),
    ],
  },
  {
    key: "alamat",
    label: "Alamat",
    fields: [
      { name: "address", label: "Alamat", kind: "paragraph", most: 500 },
      choice("address_province", "Provinsi", PROVINCE_LABEL),
      { name: "address_latitude", label: "Lintang", kind: "decimal", most: 90 },
      { name: "address_longitude", label: "Bujur", kind: "decimal", most: 180 },
    ],
  },
  {
    key: "pendidikan",
    label: "Pendidikan",
    fields: [
      choice("study_level", "Jenjang", STUDY_LEVEL_LABEL),
      text("study_campus", "Kampus"),
      text("study_faculty", "Fakultas"),
      text("study_department", "Jurusan"),
      text("study_program", "Program studi"),
      { name: "study_semester", label: "Semester", kind: "whole", least: 1, most: 14 },
      year("study_start_year", "Tahun masuk"),
      year("study_finish_year", "Tahun lulus"),
    ],
  },
  {
    key: "pekerjaan",
    label: "Pekerjaan",
    fields: [
      choice("job", "Pekerjaan", JOB_LABEL),
      choice("work_field", "Bidang", WORK_FIELD_LABEL),
      text("work_institution", "Institusi"),
      text("work_position", "Jabatan"),
      { name: "work_salary", label: "Penghasilan", kind: "rupiah" },
    ],
  },
];

export const PROFILE_FIELDS: readonly ProfileField[] = PROFILE_TABS.flatMap(({ fields }) => fields);

export const tabOf = (name: string): string | undefined =>
  PROFILE_TABS.find(({ fields }) => fields.some((field) => field.name === name))?.key;
