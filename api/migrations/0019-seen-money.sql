-- A transfer that was approved is either seen at the bank or waits to be seen.

-- How much of a payment the bank's lines have shown so far. The database keeps it: whoever shares a line out cannot forget it.
alter table payment add column seen_amount bigint not null default 0;
update payment p set seen_amount = s.amount
  from (select payment_id, sum(amount) as amount from statement_share group by payment_id) s where s.payment_id = p.id;
alter table payment add check (seen_amount between 0 and amount);

create function count_seen_money() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update payment set seen_amount = seen_amount - old.amount where id = old.payment_id;
  end if;
  if tg_op <> 'DELETE' then
    update payment set seen_amount = seen_amount + new.amount where id = new.payment_id;
  end if;
  return null;
end $$;
create trigger count_seen after insert or update or delete on statement_share
  for each row execute function count_seen_money();

-- The list 'approved, not seen yet', and the search for the payment whose money a line is.
create index payment_unseen on payment (created_at desc, id desc)
  where status in ('verified', 'refunded') and method <> 'midtrans' and seen_amount < amount;
drop index payment_counted_amount;
create index payment_unseen_rest on payment (method, (amount - seen_amount), created_at)
  where status = 'verified' and seen_amount < amount;
