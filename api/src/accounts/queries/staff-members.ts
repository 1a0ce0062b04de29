import type { MemberRecord, StaffMemberSummary } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { type StaffFilter, staffList } from "../../platform/staff-list/staff-list.ts";
import { byWords } from "../../platform/staff-list/staff-search.ts";

export interface MemberFilter extends StaffFilter {
  search?: string | undefined;
  status?: "suspended" | undefined;
}

const SUMMARY =
  "item.id, item.username::text as username, item.email::text as email, item.full_name, item.created_at, item.suspended_at";

export const members = (database: Database, { search, status, ...page }: MemberFilter) =>
  staffList<StaffMemberSummary>(database, page, (place) => ({
    columns: SUMMARY,
    table: "member",
    where: ["item.deleted_at is null", status && "item.suspended_at is not null"],
    search: search && byWords(search, place),
  }));

export async function memberRecord(database: Database, id: number): Promise<MemberRecord | undefined> {
  const [found] = await database.prepared<MemberRecord>(
    "member-record",
    `select ${SUMMARY}, item.suspended_reason,
       (select at from last_sign_in where member_id = item.id) as last_sign_in_at,
       array(select role from staff_role where member_id = item.id order by role) as roles,
       paid.donation_count, paid.donation_total, paid.order_count,
       (select count(*) from enrolment where member_id = item.id and status = 'verified') as enrolment_count
     from member item cross join lateral (
       select count(*) filter (where kind = 'donation') as donation_count,
         coalesce(sum(amount - refunded_amount) filter (where kind = 'donation'), 0)::bigint as donation_total,
         count(*) filter (where kind = 'order') as order_count
       from payment where member_id = item.id and status = 'verified') paid
     where item.id = $1 and item.deleted_at is null`,
    [id],
  );
  return found;
}
