import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { forgetUnusedFiles } from "../../platform/files/stored-files.ts";

/** Columns that hold a file's key. */
export const KEY_COLUMNS = [
  "campaign.picture",
  "product.picture",
  "store.picture",
  "course.picture",
  "event.picture",
  "article.picture",
  "payout.picture",
  "proposal.picture",
  "payout.voucher",
  "proposal.voucher",
  "course_material.video_key",
  "auditor_file.file",
] as const;

/** Columns whose HTML shows pictures. */
export const TEXT_COLUMNS = [
  "campaign.description",
  "product.description",
  "course.description",
  "event.body",
  "article.description",
  "campaign_update.description",
  "course_material.content",
  "payout.story",
  "proposal.story",
] as const;

const column = (place: string) => {
  const [table = "", name = ""] = place.split(".");
  return sql`select ${sql.ref(name)} as value from ${sql.table(table)}`;
};
const all = (places: readonly string[]) => sql.join(places.map(column), sql` union all `);

/** The keys of all referenced files. */
const shown = sql`(select value as key from (${all(KEY_COLUMNS)}) keys where value is not null
  union select unnest(pictures) from testimony
  union select found[1] from (${all(TEXT_COLUMNS)}) texts, regexp_matches(value, '/media/([a-z0-9-]+)/', 'g') found)`;

export const forgetUnused = (tx: Tx) => forgetUnusedFiles(tx, shown);

/** Which of these keys some row references. */
type Known = (tx: Tx, keys: string[]) => Promise<string[]>;

const knownIn =
  (place: string): Known =>
  async (tx, keys) => {
    const found = await sql<{ value: string }>`select value from (${column(place)}) named
      where value = any(${keys})`.execute(tx);
    return found.rows.map(({ value }) => value);
  };

/** Includes files that are shown without a row of their own: nothing visible may be deleted. */
export const knownFiles: Known = async (tx, keys) => {
  const found = await sql<{ key: string }>`select key from unnest(${keys}::text[]) asked (key)
    where key in (select key from stored_file) or key in (select key from ${shown} shown)`.execute(tx);
  return found.rows.map(({ key }) => key);
};
export const knownProfilePictures = knownIn("profile.picture_key");
export const knownDigitalFiles = knownIn("digital_file.file_key");
export const knownProofs = knownIn("transfer_claim.proof_key");
/** A complaint has several pictures. */
export const knownComplaintPictures: Known = async (tx, keys) => {
  const found = await sql<{ value: string }>`select value from complaint, unnest(pictures) as named (value)
    where value = any(${keys})`.execute(tx);
  return found.rows.map(({ value }) => value);
};

/** Files that participants of events sent as answers. */
export const knownAnswers: Known = async (tx, keys) => {
  const found = await sql<{
    value: string;
  }>`select value from ticket, jsonb_each_text(answers) as named (question, value)
    where value = any(${keys})`.execute(tx);
  return found.rows.map(({ value }) => value);
};
