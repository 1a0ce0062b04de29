import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";

export const closedSteps = (reader: Database["kysely"]) =>
  reader.selectFrom("setup_step").select(["step", "state", "at"]).execute();

/** A finished step stays finished, even if it is skipped in another tab. */
export async function writeStep(tx: Tx, step: string, state: "done" | "skipped"): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into setup_step (step, state) values (${step}, ${state})
    on conflict (step) do update set state = excluded.state, at = now()
    where setup_step.state = 'skipped' and excluded.state = 'done'`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

interface Facts {
  accounts_wait: { proposed_by: string; own: boolean } | null;
  two_step: boolean;
  campaign: { slug: string; title: string } | null;
  gift: { reference: string; amount: number; verified: boolean } | null;
}

/** The current facts that decide which set-up steps are done. */
export async function setupFacts(reader: Database["kysely"], memberId: number): Promise<Facts> {
  const { rows } = await sql<Facts>`select
    (select json_build_object('proposed_by', coalesce(nullif(m.full_name, ''), m.username::text), 'own', m.id = ${memberId})
      from proposal p join member m on m.id = p.proposed_by
      where p.kind = 'accounts' and p.state = 'waiting' order by p.id desc limit 1) as accounts_wait,
    exists (select from two_step where member_id = ${memberId} and confirmed_at is not null) as two_step,
    (select json_build_object('slug', slug, 'title', title) from campaign where status = 'published'
      order by id limit 1) as campaign,
    (select json_build_object('reference', reference, 'amount', amount, 'verified', status = 'verified') from (
      (select * from payment where kind = 'donation' and status = 'verified' order by created_at limit 1)
      union all
      (select * from payment where kind = 'donation' and status = 'pending' and claimed order by created_at limit 1)) first
      order by status = 'verified' desc limit 1) as gift`.execute(reader);
  return rows[0] as Facts;
}

export async function keepCode(
  database: Database,
  memberId: number,
  { hash, email, seconds }: { hash: Buffer; email: string; seconds: number },
) {
  await sql`insert into setup_code (member_id, code_hash, email, expires_at)
    values (${memberId}, ${hash}, ${email}, now() + make_interval(secs => ${seconds}))
    on conflict (member_id) do update set code_hash = excluded.code_hash, email = excluded.email,
      expires_at = excluded.expires_at`.execute(database.kysely);
}

/** Once, for the right code in time: the address that the letter went to. */
export async function useCode(tx: Tx, memberId: number, hash: Buffer): Promise<string | undefined> {
  const used = await tx
    .deleteFrom("setup_code")
    .where("member_id", "=", memberId)
    .where("code_hash", "=", hash)
    .where("expires_at", ">", sql<string>`now()`)
    .returning("email")
    .executeTakeFirst();
  return used?.email;
}
