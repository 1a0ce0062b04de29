import { DEFAULT_CHANNELS, type Topic, WRITTEN_BY_HAND } from "@barakah/contract";
import { sql } from "kysely";
import type { Reader } from "../platform/database/database.ts";
import { type Person, personCodes, waNumber } from "./delivery/person.ts";

/** How one message of a piece of news stands: sent is what the channel has taken over. */
export interface Delivery {
  id: number;
  channel: "app" | "mail" | "push" | "whatsapp" | "tap";
  state: "queued" | "sent" | "failed" | "skipped";
  error: string;
  tries: number;
  again_at: string;
  /** The words of a message that is sent by hand, while they are kept. */
  text: string | null;
  phone: string | null;
  decided_at: string | null;
}

/** What became of each piece of news, in their order. */
export async function deliveriesOf(
  on: Reader,
  told: readonly { key: string; to: Person }[],
): Promise<Delivery[][]> {
  const asked = told.flatMap(({ key, to }, nth) =>
    (personCodes(to) ?? []).map((person) => ({ nth, key, person })),
  );
  const { rows } = await sql<Delivery & { nth: number }>`
    select a.nth, m.id, m.channel, m.state, coalesce(m.error, '') as error, m.tries, m.not_before as again_at, t.text, t.phone, t.decided_at
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (nth int, key text, person text)
    join message m on m.person = a.person and starts_with(m.dedupe_key, a.key || ' ')
    left join tap_message t on t.message_id = m.id`.execute(on);
  const found = Map.groupBy(rows, ({ nth }) => nth);
  return told.map((_, nth) => found.get(nth) ?? []);
}

/** How many people there are and each channel would reach: each person counts once, for the first channel of these. */
type Ways = Record<"people" | "whatsapp" | "mail" | "push" | "by_hand" | "nobody", number>;

/** Before anything is sent. `official`: whether WhatsApp's official service is on. */
export async function waysTo(
  on: Reader,
  people: readonly Person[],
  topic: Topic,
  official: boolean,
): Promise<Ways> {
  const asked = people.map(({ memberId, email = "", phone = "" }) => ({
    ...{ member_id: memberId, email, phone: waNumber(phone) },
  }));
  const usual = (channel: "mail" | "push" | "whatsapp") => DEFAULT_CHANNELS[topic].includes(channel);
  const { rows } = await sql<Ways>`with named as (
      select m.id as member_id, coalesce(nullif(a.email, ''), m.email::text, '') as email, a.phone,
        array_remove(array['member:' || m.id, mail_person(coalesce(nullif(a.email, ''), m.email::text)), phone_person(a.phone)], null) as codes
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (member_id bigint, email text, phone text)
      left join member m on m.id = a.member_id and m.deleted_at is null),
    open as (select
        ${official} and phone <> '' and may_tell(codes, 'whatsapp', ${topic}, ${usual("whatsapp")}) as whatsapp,
        email <> '' and may_tell(codes, 'mail', ${topic}, ${usual("mail")}) and (member_id is not null or not exists (
          select from mail_address x where 'mail:' || x.mailbox = mail_person(email) and x.stopped_at is not null)) as mail,
        exists (select from push_subscription s where s.member_id = named.member_id)
          and may_tell(codes, 'push', ${topic}, ${usual("push")}) as push,
        phone <> '' and may_tell(array[phone_person(phone)], 'whatsapp', ${topic}, ${WRITTEN_BY_HAND.includes(topic)}) as by_hand
      from named)
    select count(*)::int as people, count(*) filter (where whatsapp)::int as whatsapp,
      count(*) filter (where mail and not whatsapp)::int as mail,
      count(*) filter (where push and not mail and not whatsapp)::int as push,
      count(*) filter (where by_hand and not push and not mail and not whatsapp)::int as by_hand,
      count(*) filter (where not by_hand and not push and not mail and not whatsapp)::int as nobody from open`.execute(
    on,
  );
  return rows[0] ?? { people: 0, whatsapp: 0, mail: 0, push: 0, by_hand: 0, nobody: 0 };
}
