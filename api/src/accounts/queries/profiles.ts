import type { Profile, ProfileChanges } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";

export type StoredProfile = Omit<Profile, "picture"> & { picture_key: string | null };

export async function profileOf(database: Database, memberId: number): Promise<StoredProfile | undefined> {
  const [found] = await database.prepared<StoredProfile>(
    "profile-of",
    `select m.id, m.username::text as username, m.email::text as email, nullif(m.full_name, '') as name_full,
       p.gender, p.birth_date, p.birth_place, p.marital_status, p.segment, p.study_level, p.study_campus,
       p.study_faculty, p.study_department, p.study_program, p.study_semester, p.study_start_year,
       p.study_finish_year, p.address, p.job, p.work_field, p.work_institution, p.work_position, p.work_salary,
       p.address_latitude, p.address_longitude, p.address_province, p.picture_key,
       exists (select from member_password where member_id = m.id) as has_password,
       exists (select from google_identity where member_id = m.id) as has_google,
       array(select role from staff_role where member_id = m.id order by role) as roles
     from member m left join profile p on p.member_id = m.id
     where m.id = $1 and m.deleted_at is null`,
    [memberId],
  );
  return found;
}

export async function pictureOf(database: Database, memberId: number): Promise<string | undefined> {
  const [found] = await database.prepared<{ picture_key: string | null }>(
    "picture-of",
    "select picture_key from profile where member_id = $1",
    [memberId],
  );
  return found?.picture_key ?? undefined;
}

type Columns = Omit<ProfileChanges, "name_full"> & { picture_key?: string | null };

/** Writes the named columns and leaves the others as they are. */
export async function changeProfile(tx: Tx, memberId: number, columns: Columns): Promise<void> {
  await tx
    .insertInto("profile")
    .values({ member_id: memberId, ...columns })
    .onConflict((conflict) =>
      conflict.column("member_id").doUpdateSet({ ...columns, changed_at: sql`now()` }),
    )
    .execute();
}

export async function setFullName(tx: Tx, memberId: number, name: string | null): Promise<void> {
  await tx
    .updateTable("member")
    .set({ full_name: name ?? "" })
    .where("id", "=", memberId)
    .execute();
}

/** The picture that there was, under a lock: two uploads at once must not both leave a file behind. */
export async function lockPicture(tx: Tx, memberId: number): Promise<string | undefined> {
  await tx.selectFrom("member").select("id").where("id", "=", memberId).forUpdate().execute();
  const row = await tx
    .selectFrom("profile")
    .select("picture_key")
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return row?.picture_key ?? undefined;
}

export async function graduatedBeforeEntry(tx: Tx, memberId: number): Promise<boolean> {
  const found = await tx
    .selectFrom("profile")
    .select("member_id")
    .where("member_id", "=", memberId)
    .whereRef("study_finish_year", "<", "study_start_year")
    .executeTakeFirst();
  return found !== undefined;
}

/** The first name, or the username of a member who told none. */
export async function calledOf(reader: Reader, memberId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(nullif(split_part(trim(full_name), ' ', 1), ''), username::text) as name
    from member where id = ${memberId}`.execute(reader);
  return rows[0]?.name ?? "";
}
