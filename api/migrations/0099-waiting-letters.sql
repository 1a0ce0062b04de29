-- Letters that wait while an earlier version is upgraded, perhaps for days because the mail server was down. Their jobs end with 0100, which
-- deletes them: before that, each becomes the job that tells of news, by mail alone.
update job set name = 'news', payload = jsonb_build_object(
  'topic', 'payments', 'waited', true, 'letterOnly', true,
  'key', 'payment ' || p.id || ' letter ' || job.id,
  'to', jsonb_build_object('memberId', p.member_id, 'email', p.payer_email, 'phone', p.payer_phone),
  'title', payload->>'title', 'body', payload->>'body', 'link', '/pembayaran/' || p.page_key,
  'letter', jsonb_strip_nulls(jsonb_build_object(
    'cause', case when p.verified_at is null then 'anyone' else 'money' end,
    'button', jsonb_build_object('label', 'Lihat pembayaran'),
    'also', case when payload ? 'receipt'
      then jsonb_build_object('label', 'Unduh tanda terima (PDF)', 'link', payload->>'receipt') end)))
from payment p where job.name = 'payer-letter' and p.id = (payload->>'payment')::uuid;

update job set name = 'news', payload = jsonb_build_object(
  'topic', 'orders', 'waited', true, 'letterOnly', true,
  'key', 'registration ' || r.id || ' letter ' || job.id,
  'to', jsonb_build_object('memberId', r.member_id, 'email', r.buyer_email, 'phone', r.buyer_phone),
  'title', payload->>'title', 'body', payload->>'body', 'link', payload->>'link',
  'letter', jsonb_build_object('cause', 'anyone', 'subject', payload->>'title',
    'button', jsonb_build_object('label', 'Buka tiket')))
from registration r where job.name = 'event-letter' and r.id = (payload->>'registration')::bigint;
