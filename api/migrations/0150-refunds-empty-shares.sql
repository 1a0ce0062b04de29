-- What was deducted from a price (a unique code, a voucher) goes back together with the rest of the payment: a refund in full leaves no share.
create or replace function is_given_back(t ledger_transaction) returns boolean language sql stable as $$
  select t.event like 'payment:' || t.payment_id || ':re%' and not exists (
      select from public.ledger_posting g where g.transaction_id = t.id and g.amount < 0
        and g.account !~ '^(bank|cash|qris|provider|payers|writeoff|discount)(:|$)')
    and not exists (select from public.ledger_posting g join public.ledger_transaction o on o.id = g.transaction_id
      where o.payment_id = t.payment_id and g.account ~ '^(campaign|fund|amil|nonhalal|event)(:|$)' group by g.account having sum(g.amount) > 0)
    and (select coalesce(sum(g.amount), 0) >= 0 from public.ledger_posting g join public.ledger_transaction o on o.id = g.transaction_id
      where o.payment_id = t.payment_id and g.account = 'discount')
$$;

-- Payments that were refunded in full before: what they left behind is balanced against their own discount.
create temporary table left_behind on commit drop as
  select p.id as payment_id, p.reference, l.account, sum(l.amount) as amount from payment p
    join ledger_transaction t on t.payment_id = p.id join ledger_posting l on l.transaction_id = t.id
  where p.status = 'refunded' and p.kind in ('event', 'enrolment') and l.account ~ '^(event|campaign|tuition|discount)(:|$)'
  group by p.id, l.account having sum(l.amount) <> 0;
with entry as (
  insert into ledger_transaction (event, payment_id, description)
    select distinct 'payment:' || payment_id || ':refunded:rest', payment_id, reference || ': sisa kode unik dikembalikan' from left_behind
    returning id, payment_id)
insert into ledger_posting (transaction_id, account, amount)
  select e.id, l.account, -l.amount from entry e join left_behind l using (payment_id) order by e.id, l.amount;
update campaign_total t set collected_amount = t.collected_amount - g.amount, donor_count = t.donor_count - g.givers
  from (select d.campaign_id, sum(d.amount - d.refunded_amount) as amount, count(*) as givers from donation d
    join left_behind l on l.payment_id = d.payment_id and l.account = 'campaign:' || d.campaign_id
    where d.verified_at is not null group by 1) g where g.campaign_id = t.campaign_id;
update donation d set refunded_amount = d.amount, verified_at = null from left_behind l
  where l.payment_id = d.payment_id and l.account = 'campaign:' || d.campaign_id;
