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
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

type Instant = Generated<string>;

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

/** The tables of migrations 0003 and 0010. */
export interface AccountTables {
  member: {
    id: GeneratedAlways<number>;
    username: string;
    email: string;
    full_name: Generated<string>;
    created_at: Instant;
    email_proven_at: Generated<string | null>;
    deleted_at: Generated<string | null>;
    suspended_at: Generated<string | null>;
    suspended_reason: Generated<string>;
  };
  member_password: { member_id: number; hash: string; changed_at: Instant };
  google_identity: { sub: string; member_id: number; email: string; linked_at: Instant };
  google_nonce: { hash: Buffer; expires_at: string };
  staff_role: { member_id: number; role: StaffRole; granted_at: Instant };
  session: {
    id: Generated<string>;
    member_id: number;
    signed_in_by: "password" | "google";
    signed_in_at: Instant;
    ends_at: string;
  };
  last_sign_in: { member_id: number; at: string };
  access_token: { hash: Buffer; session_id: string; expires_at: string };
  refresh_token: { hash: Buffer; session_id: string; expires_at: string; used_at: string | null };
  password_reset: { token_hash: Buffer; member_id: number; requested_at: Instant; expires_at: string };
  profile: ProfileTable;
  attempt: { bucket: string; moments: string[]; forget_at: string };
  app_secret: { name: string; value: Buffer };
  job: {
    id: GeneratedAlways<number>;
    name: string;
    payload: ColumnType<object, string, string>;
    key: string | null;
    run_at: Instant;
    attempts: Generated<number>;
    last_error: string | null;
    given_up_at: string | null;
    created_at: Instant;
  };
}
