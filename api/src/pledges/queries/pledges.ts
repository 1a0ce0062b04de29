import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { THUMBNAIL_URL } from "../../platform/catalogue/published-list.ts";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { takesGifts } from "./open-campaign.ts";

/** Its payer's name is that of the account, unless another one was chosen. */
export interface StoredPledge extends Omit<Selectable<Schema["pledge"]>, "campaign_id" | "created_at"> {
  slug: string | null;
  title: string;
  picture: string | null;
  /** Whether the campaign or fund still accepts gifts. */
  is_open: boolean;
}

const PLEDGE = sql<StoredPledge>`select p.id, p.member_id, coalesce(nullif(p.payer_name, ''), nullif(m.full_name, ''), m.username::text, '') as payer_name,
    case when m.id is null then p.payer_phone else phone_now(m.id, p.payer_phone) end as payer_phone,
    coalesce(m.email::text, p.payer_email) as payer_email, item.slug, p.fund,
    coalesce(item.title, f.name) as title, ${sql.raw(THUMBNAIL_URL)} as picture,
    coalesce(f.active, ${sql.raw(takesGifts("item"))}) as is_open,
    p.amount, p.rhythm, p.rhythm_day, p.state, p.next_on, p.counted_from
  from pledge p left join member m on m.id = p.member_id
    left join campaign item on item.id = p.campaign_id left join fund f on f.code = p.fund`;

const found = async (reader: Reader, query: ReturnType<typeof sql<StoredPledge>>) =>
  (await query.execute(reader)).rows;

/** Callers that change the pledge lock it, so that of two calls at once the second sees what the first did. */
export const pledgeById = async (reader: Reader, id: number, lock = false) =>
  (
    await found(
      reader,
      sql<StoredPledge>`${PLEDGE} where p.id = ${id} ${lock ? sql`for update of p` : sql``}`,
    )
  )[0];

/** The running ones first. */
export const pledgesOf = (reader: Reader, memberId: number) =>
  found(
    reader,
    sql`${PLEDGE} where p.member_id = ${memberId} order by array_position('{active,paused,stopped}'::text[], p.state), p.id desc`,
  );

/** Pledges of people who can be told that have come due. */
export const pledgesDue = (tx: Tx, today: string, most: number) =>
  found(
    tx,
    sql`${PLEDGE} where p.next_on <= ${today}::date and m.suspended_at is null
      order by p.next_on, p.id limit ${most} for update of p skip locked`,
  );

export const insertPledge = async (tx: Tx, pledge: Insertable<Schema["pledge"]>): Promise<number> =>
  (await tx.insertInto("pledge").values(pledge).returning("id").executeTakeFirstOrThrow()).id;

export const updatePledge = (tx: Tx, id: number, change: Updateable<Schema["pledge"]>) =>
  tx.updateTable("pledge").set(change).where("id", "=", id).execute();

export const countRunning = async (tx: Tx, memberId: number): Promise<number> =>
  (
    await tx
      .selectFrom("pledge")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("member_id", "=", memberId)
      .where("state", "<>", "stopped")
      .executeTakeFirstOrThrow()
  ).count;

/** The row stays for the figures of its months; nothing in it leads to a person. */
export const forgetGiver = (tx: Tx, memberId: number) =>
  tx
    .updateTable("pledge")
    .set({
      member_id: null,
      payer_name: "",
      payer_phone: "",
      payer_email: "",
      state: "stopped",
      next_on: null,
    })
    .where("member_id", "=", memberId)
    .execute();

export interface StoredDueDate {
  pledge_id: number;
  due_on: string;
  skipped: boolean;
  /** Verified money. */
  came: number;
  /** The page of a payment that waits for its money or for the treasurer. */
  page: string | null;
  /** That payment. */
  waiting: string | null;
}

/** The last ones of each, oldest first. */
export async function dueDatesOf(
  reader: Reader,
  ids: readonly number[],
  most: number,
): Promise<StoredDueDate[]> {
  const { rows } =
    await sql<StoredDueDate>`select t.pledge_id, t.due_on, t.skipped_at is not null as skipped, paid.*
    from pledge p cross join lateral (select * from pledge_turn where pledge_id = p.id order by due_on desc limit ${most}) t
    cross join lateral (select coalesce(sum(y.amount - y.refunded_amount) filter (where y.status = 'verified'), 0)::bigint as came,
        max('/pembayaran/' || y.page_key) filter (where y.status = 'pending') as page,
        max(y.id::text) filter (where y.status = 'pending') as waiting
      from pledge_payment l join payment y on y.id = l.payment_id
      where l.pledge_id = t.pledge_id and l.due_on = t.due_on) paid
    where p.id = any(${ids}::bigint[]) order by t.due_on`.execute(reader);
  return rows;
}

/** False if it came due before. */
export const insertDueDate = async (tx: Tx, dueDate: Insertable<Schema["pledge_turn"]>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("pledge_turn")
    .values(dueDate)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

export const skipDueDate = (tx: Tx, pledgeId: number, dueOn: string) =>
  tx
    .updateTable("pledge_turn")
    .set({ skipped_at: sql<string>`now()` })
    .where("pledge_id", "=", pledgeId)
    .where("due_on", "=", dueOn)
    .execute();

export const linkPayment = (tx: Tx, link: Schema["pledge_payment"]) =>
  tx.insertInto("pledge_payment").values(link).execute();

/** What a member's pledges brought in a year: verified money only. */
export async function givenInYear(reader: Reader, memberId: number) {
  const { rows } = await sql<{ amount: number; times: number; programmes: number }>`select
      coalesce(sum(y.amount - y.refunded_amount), 0)::bigint as amount, count(distinct (l.pledge_id, l.due_on))::int as times,
      count(distinct coalesce(p.campaign_id::text, p.fund))::int as programmes
    from pledge p join pledge_payment l on l.pledge_id = p.id join payment y on y.id = l.payment_id
    where p.member_id = ${memberId} and y.status = 'verified' and y.verified_at > now() - interval '1 year'`.execute(
    reader,
  );
  return rows[0] ?? { amount: 0, times: 0, programmes: 0 };
}
