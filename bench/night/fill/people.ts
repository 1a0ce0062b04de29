import { NAME } from "../../../api/src/testing/large/people.ts";
import { chance } from "../../../api/src/testing/large/sizes.ts";
import type { Sizes } from "../sizes.ts";

/** Members with a session for each third, and consent to announcements by mail from each tenth. */
export const peopleOf = ({ members }: Sizes) => [
  `insert into member (username, email, email_proven_at, full_name, created_at)
   select 'malam' || n, 'malam' || n || '@example.com', case when n % 10 = 0 then now() end, ${NAME(4000)},
     now() - (${members} - n) * (interval '3 years' / ${members})
   from generate_series(1, ${members}) n order by n`,
  `insert into session (member_id, signed_in_by, signed_in_at, ends_at, device)
   select id, 'password', now() - interval '1 day' * ${chance(45, 30)}, now() + interval '30 days', 'Chrome di Android'
   from (select id, id::int as n from member where username like 'malam%') m where n % 3 = 0`,
  `insert into contact_choice (person, channel, topic, allowed)
   select 'member:' || id, 'mail', 'announcements', true from member where username like 'malam%' and email_proven_at is not null`,
];

/** SQL: the id of the staff member who decided. These members never sign in. */
export const OFFICER = "(select min(id) + 1 as officer from member where username like 'malam%')";

export const TOLD = [
  `insert into notification (member_id, title, body, link, created_at, read_at)
   select member, 'Pembayaran diterima', 'Terima kasih, pembayaran ' || reference || ' sudah kami terima.', '/profil', verified_at,
     case when n % 3 > 0 then verified_at + interval '1 hour' end
   from night_payment where member is not null and status = 'verified' order by n`,
  `insert into audit_log (at, actor_id, action, subject_kind, subject_id, before, after, request_id)
   select verified_at, officer, 'payment.approve', 'payment', reference, '{"status": "pending"}', '{"status": "verified", "note": ""}', 'malam-' || n
   from night_payment, ${OFFICER} o where proved and status = 'verified' order by n`,
];
