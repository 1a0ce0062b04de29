import type { Enrolment } from "@barakah/contract";
import { type Selectable, sql } from "kysely";
import { type Payment, refundOwed } from "../../payments/index.ts";
import { THUMBNAIL_URL } from "../../platform/catalogue/published-list.ts";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import { type Page, preparedPage } from "../../platform/database/prepared-page.ts";
import type { Schema } from "../../platform/database/schema.ts";

export type StoredEnrolment = Selectable<Schema["enrolment"]>;

/** A member's enrolments, newest first; only the one in `courseId` if that is given. */
export const enrolmentsOf = (
  database: Database,
  memberId: number,
  { courseId, ...page }: Page & { courseId?: number } = {},
) =>
  preparedPage<Enrolment>(
    database,
    page,
    "enrolments-of-member",
    `select e.id, e.course_id as course, item.slug as course_slug, item.title as course_title,
       ${THUMBNAIL_URL} as course_thumbnail, item.price as course_price, e.status as payment_status,
       coalesce(p.status = 'pending' and (p.claimed or p.seen_amount > 0), false) as in_review, p.reference as order_id,
       '/pembayaran/' || p.page_key as payment_page,
       case when p.status = 'pending' and p.seen_amount > 0 then p.unseen_amount else 0 end as missing,
       case when e.status = 'rejected' and p.status = 'rejected' then (select h.reason from payment_history h
         where h.payment_id = p.id and h.to_status = 'rejected' order by h.id desc limit 1) end as reject_reason,
       case when e.status <> 'rejected' then null when p.status = 'refunded' then 'refunded'
         when p.status in ('expired', 'cancelled') then 'unpaid' else 'rejected' end as ended_as,
       ${refundOwed("p")} as refund_owed,
       learned.material_count, learned.done_count, learned.next_material_id,
       c.number as certificate_number, e.created_at, count(*) over () as total
     from enrolment e join course item on item.id = e.course_id
     left join lateral (select payment.* from enrolment_payment made join payment on payment.id = made.payment_id
       where made.enrolment_id = e.id order by made.id desc limit 1) p on true
     left join certificate c on c.enrolment_id = e.id
     cross join lateral (select count(*) as material_count, count(d.done_at) as done_count,
         (array_agg(m.id order by m.position) filter (where d.done_at is null))[1] as next_material_id
       from course_material m left join material_progress d on d.material_id = m.id and d.member_id = e.member_id
       where m.course_id = e.course_id) learned
     where e.member_id = $1 and ($2::bigint is null or e.course_id = $2)
     order by e.created_at desc, e.id desc limit $3 offset $4`,
    [memberId, courseId ?? null],
  );

/** Undefined if the member is already enrolled. */
export const insertEnrolment = (
  tx: Tx,
  enrolment: {
    course_id: number;
    member_id: number;
    status: "pending" | "verified";
    price: number;
    created_at?: string | undefined;
  },
): Promise<StoredEnrolment | undefined> =>
  tx
    .insertInto("enrolment")
    .values(enrolment)
    .onConflict((clash) => clash.columns(["course_id", "member_id"]).doNothing())
    .returningAll()
    .executeTakeFirst();

/** Every transaction that changes an enrolment or counts its progress locks it first. */
export const lockEnrolment = (
  tx: Tx,
  courseId: number,
  memberId: number,
): Promise<StoredEnrolment | undefined> =>
  tx
    .selectFrom("enrolment")
    .selectAll()
    .where("course_id", "=", courseId)
    .where("member_id", "=", memberId)
    .forUpdate()
    .executeTakeFirst();

export const changeEnrolment = (
  tx: Tx,
  id: number,
  change: { status: StoredEnrolment["status"]; price?: number },
) => tx.updateTable("enrolment").set(change).where("id", "=", id).execute();

export const insertTuition = (tx: Tx, enrolmentId: number, paymentId: string) =>
  tx.insertInto("enrolment_payment").values({ enrolment_id: enrolmentId, payment_id: paymentId }).execute();

/** The pending payment of an enrolment. There is at most one. */
export const waitingTuition = (tx: Tx, enrolmentId: number): Promise<Payment | undefined> =>
  tx
    .selectFrom("enrolment_payment")
    .innerJoin("payment", "payment.id", "enrolment_payment.payment_id")
    .selectAll("payment")
    .where("enrolment_id", "=", enrolmentId)
    .where("payment.status", "=", "pending")
    .executeTakeFirst();

export async function newestTuition(tx: Tx, enrolmentId: number): Promise<string | undefined> {
  const newest = await tx
    .selectFrom("enrolment_payment")
    .innerJoin("payment", "payment.id", "enrolment_payment.payment_id")
    .select("reference")
    .where("enrolment_id", "=", enrolmentId)
    .orderBy("enrolment_payment.id", "desc")
    .executeTakeFirst();
  return newest?.reference;
}

export const enrolmentPaidBy = (tx: Tx, paymentId: string): Promise<StoredEnrolment> =>
  tx
    .selectFrom("enrolment")
    .innerJoin("enrolment_payment", "enrolment_payment.enrolment_id", "enrolment.id")
    .selectAll("enrolment")
    .where("payment_id", "=", paymentId)
    .executeTakeFirstOrThrow();

export const coursePaidBy = (tx: Tx, paymentId: string): Promise<{ title: string; slug: string }> =>
  tx
    .selectFrom("enrolment_payment")
    .innerJoin("enrolment", "enrolment.id", "enrolment_payment.enrolment_id")
    .innerJoin("course", "course.id", "enrolment.course_id")
    .select(["title", "slug"])
    .where("payment_id", "=", paymentId)
    .executeTakeFirstOrThrow();

/** What the page of a payment shows of the course. */
export const paidCourse = (reader: Reader, paymentId: string) =>
  reader
    .selectFrom("enrolment_payment")
    .innerJoin("enrolment", "enrolment.id", "enrolment_payment.enrolment_id")
    .innerJoin("course as item", "item.id", "enrolment.course_id")
    .select(["item.title", "item.slug"])
    .select(sql<string | null>`${sql.raw(THUMBNAIL_URL)}`.as("picture"))
    .select(
      sql<number>`(select count(*) from course_material m where m.course_id = item.id)::int`.as("materials"),
    )
    .where("payment_id", "=", paymentId)
    .executeTakeFirstOrThrow();

/** Locks the course against changes until the payment is written, because its amount must be the current price. */
export const pricedCourse = (tx: Tx, slug: string) =>
  tx
    .selectFrom("course")
    .select(["id", "slug", "title", "price"])
    .where("slug", "=", slug)
    .where("status", "<>", "draft")
    .forShare()
    .executeTakeFirst();
