import type {
  Gender,
  Job,
  MaritalStatus,
  Province,
  Segment,
  StaffRole,
  StudyLevel,
  WorkField,
} from "@barakah/contract";
import type { Generated, GeneratedAlways } from "kysely";
import type { Entry, Instant } from "../platform/database/columns.ts";

export interface ProfileTable {
  member_id: number;
  gender: Gender | null;
  birth_date: string | null;
  birth_place: string | null;
  marital_status: MaritalStatus | null;
  segment: Segment | null;
  study_level: StudyLevel | null;
  study_campus: string | null;
  study_faculty: string | null;
  study_department: string | null;
  study_program: string | null;
  study_semester: number | null;
  study_start_year: number | null;
  study_finish_year: number | null;
  address: string | null;
  job: Job | null;
  work_field: WorkField | null;
  work_institution: string | null;
  work_position: string | null;
  work_salary: number | null;
  address_latitude: number | null;
  address_longitude: number | null;
  address_province: Province | null;
  picture_key: string | null;
  changed_at: Instant;
}

declare module "../platform/database/schema.ts" {
  interface Schema {
    access_token: { hash: Buffer; session_id: string; expires_at: string };
    google_identity: { sub: string; member_id: number; email: string; linked_at: Instant };
    google_nonce: { hash: Buffer; expires_at: string };
    last_sign_in: { member_id: number; at: string };
    member: Entry & {
      username: string;
      email: string;
      full_name: Generated<string>;
      email_proven_at: Generated<string | null>;
      deleted_at: Generated<string | null>;
      suspended_at: Generated<string | null>;
      suspended_reason: Generated<string>;
      words: GeneratedAlways<string>;
    };
    member_password: { member_id: number; hash: string; changed_at: Instant };
    password_reset: { token_hash: Buffer; member_id: number; requested_at: Instant; expires_at: string };
    profile: ProfileTable;
    recovery_code: {
      member_id: number;
      hash: Buffer;
      /** None for codes from before there were salts. */
      salt: Generated<Buffer | null>;
      used_at: Generated<string | null>;
    };
    refresh_token: { hash: Buffer; session_id: string; expires_at: string; used_at: string | null };
    two_step: {
      member_id: number;
      secret: Buffer;
      confirmed_at: Generated<string | null>;
      last_counter: Generated<number>;
      created_at: Instant;
    };
    session: {
      id: Generated<string>;
      member_id: number;
      signed_in_by: "password" | "google";
      signed_in_at: Instant;
      ends_at: string;
      device: Generated<string>;
      place: Generated<string>;
      last_used_at: Instant;
    };
    /** A role that takes effect later. */
    role_wait: {
      member_id: number;
      role: StaffRole;
      granted_by: number;
      created_at: Instant;
      takes_effect_at: string;
    };
    staff_role: { member_id: number; role: StaffRole; granted_at: Instant };
  }
}
