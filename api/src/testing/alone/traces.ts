import type { TestApp } from "../test-app.ts";

interface Watched {
  api: TestApp;
  touched: { references: string[]; registration: number; store: number };
}

/** `traces` grows with every audit entry and message. `theirs` is a hash of what honest people have, of settings and of roles. */
const TRACE = `select
  (select coalesce(max(id), 0)::int from audit_log)
    + (select coalesce(max(id), 0)::int from message) + (select coalesce(max(id), 0)::int from notification)
    + (select coalesce(max(id), 0)::int from job where name in ('news', 'mail')) as traces,
  (select md5(string_agg(thing, '|' order by thing)) from (
    select reference || status || refunded_amount || payer_email || payer_phone || amount as thing from payment where reference = any($1)
    union all select 'r' || state || refund_account || buyer_phone from registration where id = $2
    union all select id || state || participant_name from ticket where registration_id = $2
    union all select o.id || o.status from shop_order o join payment p on p.id = o.payment_id where p.reference = any($1)
    union all select key || value from setting
    union all select member_id || role from staff_role
    union all select state || name || bank || account_ending from store where id = $3) things) as theirs`;

type Trace = { traces: number; theirs: string };

export async function lastTrace({ api, touched }: Watched): Promise<Trace> {
  const { references, registration, store } = touched;
  const { rows } = await api.database.pool.query<Trace>(TRACE, [references, registration, store]);
  return rows[0] as Trace;
}

/** Successful calls that may change nothing: the value was the same before, no payment could be approved, or the call only reads. */
const MAY_CHANGE_NOTHING =
  /^\/api\/admin\/(?:logo\/$|settings\/$|payments\/approve\/$|staff\/\d+\/$)|\/(?:preview|read|look|seen)\/$/;

/** False if a call changed what honest people have, or was an act of staff, and left no audit entry and no message. */
export async function traceOf(world: Watched, before: Trace, url: string): Promise<boolean> {
  const now = await lastTrace(world);
  if (now.traces > before.traces) return true;
  if (now.theirs !== before.theirs) return false;
  return !url.startsWith("/api/admin/") || MAY_CHANGE_NOTHING.test(url);
}
