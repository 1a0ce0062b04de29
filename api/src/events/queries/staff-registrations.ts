import {
  REGISTRATION_SOURCE_LABEL,
  REGISTRATION_STATE_LABEL,
  type StaffRegistration,
} from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { clockOf } from "../../platform/jakarta-day.ts";
import type { Cell } from "../../platform/spreadsheet/cell.ts";
import { labelled } from "../../platform/spreadsheet/exports.ts";
import { type StaffFilter, staffList } from "../../platform/staff-list/staff-list.ts";
import { byWords } from "../../platform/staff-list/staff-search.ts";
import { placeInLine } from "./place-in-line.ts";

/** Answers by the labels of their questions; several choices in one text, and of a picture its address. */
const ANSWERS = `(select coalesce(json_agg(json_build_object('label', q.label,
    'file', case q.kind when 'file' then '/api/admin/events/' || q.event_id || '/files/' || t.id || '/' || q.id || '/' end,
    'answer', case jsonb_typeof(t.answers -> q.id::text) when 'array'
      then (select string_agg(one, ', ') from jsonb_array_elements_text(t.answers -> q.id::text) one)
      else t.answers ->> q.id::text end) order by q.position), '[]')
  from event_question q where q.event_id = item.event_id and t.answers ? q.id::text)`;

/** Whether the seats of an ended registration could be taken again. */
const SEATS_FREE = `(item.state in ('expired', 'cancelled') and exists (select from event e where e.id = item.event_id
    and e.state = 'published' and (e.capacity is null or e.taken + (select count(*) from ticket t
      where t.registration_id = item.id and t.state = 'valid') <= e.capacity))
  and not exists (select from (select ticket_type_id, count(*) as wanted from ticket
      where registration_id = item.id and state = 'valid' group by 1) w
    join ticket_type y on y.id = w.ticket_type_id where y.quota is not null and y.taken + w.wanted > y.quota))`;

const COLUMNS = `item.id, item.code, item.state, item.source, item.buyer_name, item.buyer_phone, item.buyer_email, item.total,
  coalesce((select v.code from event_voucher v where v.id = item.voucher_id), '') as voucher, item.staff_note,
  iso_instant(item.created_at) as created_at,
  (select coalesce(json_agg(json_build_object('id', t.id, 'code', t.code, 'name', t.participant_name, 'type', y.name,
      'state', t.state, 'price', t.price, 'answers', ${ANSWERS}, 'entered_at', (select iso_instant(min(c.at)) from check_in c
        where c.ticket_id = t.id and c.kind = 'enter' and c.struck_at is null),
      'sessions', (select count(distinct c.session_id) from check_in c where c.ticket_id = t.id and c.kind = 'session' and c.struck_at is null),
      'certificate', (select json_build_object('number', c.number, 'issued_at', iso_instant(c.issued_at),
        'revoked_at', iso_instant(c.revoked_at), 'revoked_reason', c.revoked_reason) from certificate c where c.ticket_id = t.id)) order by t.id), '[]')
    from ticket t join ticket_type y on y.id = t.ticket_type_id where t.registration_id = item.id) as tickets,
  (select json_build_object('reference', p.reference, 'status', p.status, 'method', p.method,
      'pay_before', case when p.status = 'pending' then iso_instant(p.expires_at) end, 'refunded_amount', p.refunded_amount,
      'late_money', p.status = 'expired' and (p.claimed or p.seen_amount > 0 or p.held_amount > 0))
    from payment p where p.id = item.payment_id) as payment,
  ${SEATS_FREE} as seats_free,
  coalesce((select y.name from ticket_type y where y.id = item.wanted_type and item.state = 'waitlisted'), '') as waiting_type,
  iso_instant(item.offered_until) as offered_until, item.refund_due,
  case when item.state = 'waitlisted' and item.offered_until is null then ${placeInLine("item")} else 0 end as place`;

interface Filter extends StaffFilter {
  search?: string | undefined;
  state?: string | undefined;
  code?: string;
}

export function staffRegistrations(
  database: Database,
  eventId: number,
  { search, state, code, ...page }: Filter,
) {
  return staffList<StaffRegistration>(database, page, (place) => ({
    columns: COLUMNS,
    table: "registration",
    oldestFirst: state === "waitlisted",
    where: [
      `item.event_id = ${place(eventId)}`,
      state && `item.state = any(${place(state === "ended" ? ["cancelled", "expired"] : [state])})`,
      code && `item.code = ${place(code)}`,
    ],
    search: search && byWords(search, place),
  }));
}

/** The key of the picture that a participant of this event sent as an answer. */
export async function answerFile(
  { pool }: Database,
  { id, ticket, question }: { id: number; ticket: number; question: number },
): Promise<string | undefined> {
  const { rows } = await pool.query<{ key: string | null }>(
    `select t.answers ->> q.id::text as key from ticket t join registration r on r.id = t.registration_id
     join event_question q on q.event_id = r.event_id where r.event_id = $1 and t.id = $2 and q.id = $3 and q.kind = 'file'`,
    [id, ticket, question],
  );
  return rows[0]?.key ?? undefined;
}

/** One row for each ticket, with a column for each session and question; of a picture, where staff find it. */
const SOURCE = labelled("r.source", REGISTRATION_SOURCE_LABEL);
const STATE = labelled(
  "(case when t.state = 'void' then 'cancelled' else r.state end)",
  REGISTRATION_STATE_LABEL,
);

export async function* registrationRows(
  database: Database,
  origin: string,
  eventId: number,
  { state, search }: { state?: string | undefined; search?: string | undefined },
): AsyncGenerator<readonly Cell[]> {
  const { rows: questions } = await database.pool.query<{ id: number; label: string; kind: string }>(
    "select id, label, kind from event_question where event_id = $1 order by position, id",
    [eventId],
  );
  const { rows: sessions } = await database.pool.query<{ id: number; title: string }>(
    "select id, title from event_session where event_id = $1 order by starts_at nulls last, id",
    [eventId],
  );
  yield [
    ...[
      "Kode tiket",
      "Pendaftaran",
      "Peserta",
      "Jenis",
      "Status",
      "Pembeli",
      "Telepon",
      "E-mail",
      "Harga",
      "Asal",
    ],
    ...["Waktu", "Masuk", ...sessions.map(({ title }) => `Sesi: ${title}`)],
    ...["Sertifikat", ...questions.map(({ label }) => label)],
  ];
  const { rows } = await database.pool.query<{
    cells: Cell[];
    attended: Record<string, string>;
    certificate: string | null;
    code: string;
    answers: Record<string, string | string[]>;
  }>(
    `select json_build_array(t.code, r.code, t.participant_name, y.name,
         ${STATE},  r.buyer_name, r.buyer_phone, r.buyer_email, t.price, ${SOURCE},
         to_char(${clockOf("r.created_at")}, 'YYYY-MM-DD HH24:MI'),
         (select to_char(${clockOf("min(c.at)")}, 'YYYY-MM-DD HH24:MI') from check_in c where c.ticket_id = t.id and c.kind = 'enter' and c.struck_at is null)) as cells,
       (select c.number from certificate c where c.ticket_id = t.id and c.revoked_at is null) as certificate,
       (select coalesce(json_object_agg(s.session_id, s.at), '{}') from (
         select c.session_id, to_char(${clockOf("min(c.at)")}, 'YYYY-MM-DD HH24:MI') as at from check_in c
         where c.ticket_id = t.id and c.session_id is not null and c.struck_at is null group by 1) s) as attended, r.code, t.answers
     from ticket t join registration r on r.id = t.registration_id join ticket_type y on y.id = t.ticket_type_id
     where r.event_id = $1 and ($2::text is null or r.state = $2 or ($2 = 'ended' and r.state in ('cancelled', 'expired')))
       and ($3::text is null or r.words like '%' || plain_words($3) || '%') order by t.id`,
    [eventId, state ?? null, search ?? null],
  );
  for (const { cells, attended, certificate, code, answers } of rows)
    yield [
      ...cells,
      ...sessions.map(({ id }) => attended[String(id)] ?? ""),
      certificate,
      ...questions.map(({ id, kind }) => {
        const answer = [answers[String(id)] ?? ""].flat().join(", ");
        return kind === "file" && answer ? `${origin}/admin/acara/${eventId}/peserta?cari=${code}` : answer;
      }),
    ];
}
