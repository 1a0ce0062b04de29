import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";

export async function registrationsOf({ pool }: Database, memberId: number) {
  const { rows } = await pool.query(
    `select r.code, e.title as event, iso_instant(e.starts_at) as starts_at, r.state, r.buyer_name as name,
       r.buyer_phone as phone, r.buyer_email as email, r.total, iso_instant(r.created_at) as created_at,
       r.refund_bank, r.refund_account, r.refund_holder,
       (select coalesce(json_agg(json_build_object('name', t.participant_name, 'type', y.name, 'code', t.code,
           'price', t.price, 'state', t.state, 'answers', (select coalesce(json_object_agg(q.label, t.answers -> q.id::text), '{}')
             from event_question q where q.event_id = e.id and t.answers ? q.id::text),
           'entered_at', (select iso_instant(min(c.at)) from check_in c where c.ticket_id = t.id and c.kind = 'enter' and c.struck_at is null),
           'certificate', (select c.number from certificate c where c.ticket_id = t.id)) order by t.id), '[]')
         from ticket t join ticket_type y on y.id = t.ticket_type_id where t.registration_id = r.id) as tickets
     from registration r join event e on e.id = r.event_id where r.member_id = $1 order by r.created_at, r.id`,
    [memberId],
  );
  return rows;
}

/** Removes names, contacts, answers and refund accounts. */
export async function anonymiseRegistrations(tx: Tx, memberId: number): Promise<void> {
  await sql`update ticket set participant_name = 'Peserta', answers = '{}' where registration_id in
    (select id from registration where member_id = ${memberId})`.execute(tx);
  await sql`update registration set buyer_name = 'Anggota', buyer_phone = '', buyer_email = '', staff_note = '',
    refund_bank = '', refund_account = '', refund_holder = '', holder = '', seat_holder = '' where member_id = ${memberId}`.execute(
    tx,
  );
}

export async function leaveCrews(tx: Tx, memberId: number): Promise<void> {
  await sql`delete from event_crew where member_id = ${memberId}`.execute(tx);
}
