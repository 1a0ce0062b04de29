import {
  type Audience,
  type BroadcastChannel,
  DEFAULT_CHANNELS,
  TOPIC_OF_AUDIENCE,
  WRITTEN_BY_HAND,
} from "@barakah/contract";
import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";

/** The contact that a guest left with their newest payment: choices store only a hash of it. */
const lastGuest = (
  kind: "mail" | "phone",
  column: string,
) => sql`(select payer_email, payer_phone, payer_name from payment
  where member_id is null and ${sql.raw(`${column} <> '' and ${kind}_person(${column})`)} = c.person
  order by created_at desc limit 1)`;

/** Each selects member id, e-mail address, phone number and name. A person may occur several times. */
const PEOPLE: Record<Audience, (id: number) => ReturnType<typeof sql>> = {
  everyone: () => sql`select m.id as member_id, '' as email, '' as phone, '' as name from contact_choice c
      join member m on m.id = case when c.person like 'member:%' then substr(c.person, 8)::bigint end
      where c.topic = 'announcements' and c.allowed
    union all select null, p.payer_email, p.payer_phone, p.payer_name from contact_choice c
      cross join lateral (${lastGuest("mail", "payer_email")} union all ${lastGuest("phone", "payer_phone")}) p
      where c.topic = 'announcements' and c.allowed and c.person not like 'member:%'`,
  campaign: (
    id,
  ) => sql`select p.member_id, p.payer_email as email, p.payer_phone as phone, p.payer_name as name
    from donation d join payment p on p.id = d.payment_id where d.campaign_id = ${id} and d.verified_at is not null`,
  product: (
    id,
  ) => sql`select o.member_id, p.payer_email as email, p.payer_phone as phone, p.payer_name as name
    from order_line l join shop_order o on o.id = l.order_id join payment p on p.id = o.payment_id
    where l.product_id = ${id} and p.status = 'verified'`,
  event: (id) => sql`select member_id, buyer_email as email, buyer_phone as phone, buyer_name as name
    from registration where event_id = ${id} and state = 'confirmed'`,
  course: (id) => sql`select member_id, '' as email, '' as phone, '' as name
    from enrolment where course_id = ${id} and status = 'verified'`,
};

export interface Aimed {
  audience: Audience;
  audience_id: number | null;
  /** Without WhatsApp's official service: false. */
  official: boolean;
}

/**
 * Each person once, with the channels that reach them and that they allow. For a member, the address of the account is used,
 * not the one typed into a form. A guest with a member's address is treated as that member if both are in the audience.
 */
function reached({ audience, audience_id, official }: Aimed) {
  const topic = TOPIC_OF_AUDIENCE[audience];
  const atFirst = (channel: "mail" | "push" | "whatsapp") => DEFAULT_CHANNELS[topic].includes(channel);
  return sql`with named as (
      select p.member_id, coalesce(m.email::text, p.email) as email,
        case when p.member_id in (select member_id from phone_change)
          then coalesce(nullif(phone_now(p.member_id, p.phone), ''), phone_of_member(p.member_id))
          else coalesce(nullif(p.phone, ''), (select x.payer_phone from payment x
            where x.member_id = p.member_id and x.payer_phone <> '' order by x.created_at desc limit 1), '') end as phone,
        coalesce(nullif(m.full_name, ''), nullif(p.name, ''), m.username::text, '') as name
      from (${PEOPLE[audience](audience_id ?? 0)}) p left join member m on m.id = p.member_id
      where p.member_id is null or (m.deleted_at is null and m.suspended_at is null)),
    people as (select distinct on (who) *, array_remove(array['member:' || member_id, mail_person(email), phone_person(phone)], null) as codes
      from (select *, coalesce(mail_person(email), phone_person(phone)) as who from named) identified
      where who is not null order by who, member_id nulls last),
    open as (select *, member_id is not null as app,
        mail_person(email) is not null and may_tell(codes, 'mail', ${topic}, ${atFirst("mail")}) as mail,
        exists (select from push_subscription s where s.member_id = people.member_id)
          and may_tell(codes, 'push', ${topic}, ${atFirst("push")}) as push,
        ${official} and phone_person(phone) is not null
          and may_tell(codes, 'whatsapp', ${topic}, ${atFirst("whatsapp")}) as whatsapp,
        member_id is null and email = '' and may_tell(codes, 'whatsapp', ${topic}, ${WRITTEN_BY_HAND.includes(topic)}) as by_hand
      from people),
    reached as (select *, by_hand and not whatsapp as tap from open)`;
}

const chosen = (channels: readonly BroadcastChannel[]) =>
  sql.join([sql`app`, ...channels.map((channel) => sql.ref(channel))], sql` or `);

export async function countReached(on: Reader, aimed: Aimed, channels: readonly BroadcastChannel[]) {
  const { rows } = await sql<
    Record<"people" | "everybody" | "app" | "mail" | "push" | "whatsapp" | "tap", number>
  >`${reached(aimed)}
    select count(*) filter (where ${chosen(channels)}) as people, count(*) as everybody, count(*) filter (where app) as app,
      count(*) filter (where mail) as mail, count(*) filter (where push) as push,
      count(*) filter (where whatsapp) as whatsapp, count(*) filter (where tap) as tap from reached`.execute(
    on,
  );
  const [
    { everybody, ...counts } = { everybody: 0, people: 0, app: 0, mail: 0, push: 0, whatsapp: 0, tap: 0 },
  ] = rows;
  return {
    ...counts,
    refused: everybody - counts.people,
    whatsapp: aimed.official ? counts.whatsapp : null,
  };
}

/** Inserts all recipients with one statement. Returns how many. */
export async function keepRecipients(
  tx: Tx,
  broadcast: number,
  aimed: Aimed,
  channels: readonly BroadcastChannel[],
): Promise<number> {
  const { numAffectedRows } = await sql`${reached(aimed)}
    insert into broadcast_recipient (broadcast_id, member_id, email, phone, name)
    select ${broadcast}, member_id, email, phone, name from reached where ${chosen(channels)}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

const SHOWN_MOST = 50;
const NAMED: Record<Exclude<Audience, "everyone">, { table: string; page: string }> = {
  campaign: { table: "campaign", page: "/kampanye/" },
  product: { table: "product", page: "/produk/" },
  event: { table: "event", page: "/acara/" },
  course: { table: "course", page: "/kelas/" },
};

export async function audiences(on: Reader) {
  const each = Object.entries(NAMED).map(
    ([kind, { table }]) => sql`(select ${kind}::text as kind, id, title as name from ${sql.table(table)}
      order by id desc limit ${SHOWN_MOST})`,
  );
  const { rows } = await sql<{
    kind: Audience;
    id: number;
    name: string;
  }>`${sql.join(each, sql` union all `)}`.execute(on);
  return rows;
}

/** The name of an audience, and the link of its news. */
export async function audienceNamed(
  on: Reader,
  { audience, audience_id }: Pick<Aimed, "audience" | "audience_id">,
) {
  if (audience === "everyone") return { name: "Semua yang setuju dikabari", link: "/" };
  const { table, page } = NAMED[audience];
  const { rows } = await sql<{ title: string; slug: string }>`select title, slug from ${sql.table(table)}
    where id = ${audience_id ?? 0}`.execute(on);
  return rows[0] && { name: rows[0].title, link: page + rows[0].slug };
}
