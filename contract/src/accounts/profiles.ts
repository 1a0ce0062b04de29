import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { STAFF_ROLES } from "../platform/staff-roles.ts";
import { day, id, rupiah } from "../platform/vocabulary.ts";
import {
  GENDER_LABEL,
  JOB_LABEL,
  MARITAL_STATUS_LABEL,
  PROVINCE_LABEL,
  SEGMENT_LABEL,
  STUDY_LEVEL_LABEL,
  WORK_FIELD_LABEL,
} from "./profile-lists.ts";

/** Form text or JSON. Omitted: unchanged. Empty or null: cleared. */
function field<T extends z.ZodType>(type: T, message: string) {
  const empty = z.literal("").transform(() => null);
  return z.union([z.null(), empty, type], { error: message }).optional();
}

const codes = <T extends Record<string, string>>(labels: T) =>
  z.enum(Object.keys(labels) as [keyof T & string, ...(keyof T & string)[]]);
const choice = <T extends Record<string, string>>(labels: T) =>
  field(codes(labels), "Pilih salah satu dari daftar.");

function text(most = 200) {
  const message = `Isi dengan teks, maksimal ${most} karakter.`;
  const typed = z.string().max(most, message);
  return field(
    // Forms send line ends as two characters; kept so, every save would make a text longer.
    typed.transform((words) => words.replace(/\r\n?/g, "\n").trim() || null),
    message,
  );
}

/** A number, or the text of one as forms send it. */
function numeric(inside: z.ZodNumber, pattern: RegExp, message: string) {
  return field(z.union([inside, z.string().regex(pattern, message).transform(Number).pipe(inside)]), message);
}

const decimal = (most: number, message = `Isi dengan angka -${most} sampai ${most}.`) =>
  numeric(z.number().min(-most, message).max(most, message), DECIMAL, message);

const whole = (least: number, most: number, message = `Isi dengan angka ${least} sampai ${most}.`) =>
  numeric(z.int(message).min(least, message).max(most, message), /^\d{1,15}$/, message);

const WRONG_BIRTH_DATE = "Isi dengan tanggal lahir yang benar.";
// With the exponent that JavaScript writes very small numbers with.
const DECIMAL = /^-?\d{1,3}(?:\.\d{1,20})?(?:e-\d{1,2})?$/;
const SALARY_MOST = 1_000_000_000_000;
const inThePast = (date: string) => date >= "1900-01-01" && date <= new Date().toISOString().slice(0, 10);

const changes = z.object({
  name_full: text(150),
  gender: choice(GENDER_LABEL),
  birth_date: field(z.iso.date(WRONG_BIRTH_DATE).refine(inThePast, WRONG_BIRTH_DATE), WRONG_BIRTH_DATE),
  birth_place: text(),
  marital_status: choice(MARITAL_STATUS_LABEL),
  segment: choice(SEGMENT_LABEL),
  study_level: choice(STUDY_LEVEL_LABEL),
  study_campus: text(),
  study_faculty: text(),
  study_department: text(),
  study_program: text(),
  study_semester: whole(1, 14),
  study_start_year: whole(1900, 2100),
  study_finish_year: whole(1900, 2100),
  address: text(500),
  job: choice(JOB_LABEL),
  work_field: choice(WORK_FIELD_LABEL),
  work_institution: text(),
  work_position: text(),
  work_salary: whole(0, SALARY_MOST, "Isi dengan angka rupiah saja, tanpa titik."),
  address_latitude: decimal(90),
  address_longitude: decimal(180),
  address_province: choice(PROVINCE_LABEL),
});
export type ProfileChanges = z.output<typeof changes>;

export const profile = z.object({
  id,
  username: z.string(),
  email: z.string(),
  name_full: z.string().nullable(),
  gender: codes(GENDER_LABEL).nullable(),
  birth_date: day.nullable(),
  birth_place: z.string().nullable(),
  marital_status: codes(MARITAL_STATUS_LABEL).nullable(),
  segment: codes(SEGMENT_LABEL).nullable(),
  study_level: codes(STUDY_LEVEL_LABEL).nullable(),
  study_campus: z.string().nullable(),
  study_faculty: z.string().nullable(),
  study_department: z.string().nullable(),
  study_program: z.string().nullable(),
  study_semester: z.int().nullable(),
  study_start_year: z.int().nullable(),
  study_finish_year: z.int().nullable(),
  address: z.string().nullable(),
  job: codes(JOB_LABEL).nullable(),
  work_field: codes(WORK_FIELD_LABEL).nullable(),
  work_institution: z.string().nullable(),
  work_position: z.string().nullable(),
  work_salary: rupiah.nullable(),
  address_latitude: z.number().nullable(),
  address_longitude: z.number().nullable(),
  address_province: codes(PROVINCE_LABEL).nullable(),
  /** An address on our own host that works for about an hour, also without a token: fetch the profile again for another. */
  picture: z.string().nullable(),
  /** What the account screen offers depends on these: changing the password, deleting with or without one, the back office. */
  has_password: z.boolean(),
  has_google: z.boolean(),
  roles: z.array(z.enum(STAFF_ROLES)),
});
export type Profile = z.infer<typeof profile>;

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, "Isi dengan angka.")
    .transform(Number),
});

export const getProfile = endpoint("GET /api/profiles/:id/", {
  summary: "Profil sendiri. Profil anggota lain: 403.",
  access: "member",
  params,
  response: profile,
});

export const updateProfile = endpoint("PUT /api/profiles/:id/", {
  summary:
    "Mengubah hanya isian yang dikirim; yang dikirim kosong dihapus. `picture` hanya bila ada berkas baru (kosong: gambarnya dihapus).",
  access: "member",
  params,
  multipart: true,
  files: ["picture"],
  body: changes.extend({ picture: z.unknown().optional() }),
  response: profile,
});

export const getProfilePicture = endpoint("GET /api/profiles/:id/picture/", {
  summary: "Gambar profil: untuk pemiliknya dan pengurus, atau dengan `key` dari alamat di profil.",
  access: "optional",
  params,
  query: z.object({ key: z.string().max(200).optional() }),
  response: z.unknown(),
  produces: "image/jpeg",
});
