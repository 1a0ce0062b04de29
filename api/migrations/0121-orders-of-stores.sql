-- One payment pays for one order of each store; null is the community itself.
alter table shop_order drop constraint shop_order_payment_id_key;
alter table shop_order
  add column store_id bigint references store,
  -- The first order of a payment has its reference as number, the others a suffix.
  add column part smallint not null default 1 check (part > 0),
  -- The commission on the goods' price (wakalah bil ujrah), as agreed when they were bought.
  add column ujrah_percent int not null default 0,
  add column ujrah bigint not null default 0 check (ujrah >= 0),
  -- What a voucher takes off the goods' price, and how much of it the community bears instead of the store.
  add column voucher_amount bigint not null default 0,
  add column discount bigint not null default 0,
  -- What was given back of this order.
  add column refunded bigint not null default 0,
  add constraint shop_order_discount check (discount between 0 and voucher_amount),
  add constraint shop_order_ujrah check (store_id is not null or ujrah = 0);
create unique index shop_order_part on shop_order (payment_id, part);
create unique index shop_order_once_each on shop_order (payment_id, coalesce(store_id, 0));
create index shop_order_of_store on shop_order (store_id, created_at desc, id desc) where store_id is not null;
create index shop_order_of_store_by_status on shop_order (store_id, status, created_at desc, id desc) where store_id is not null;

update shop_order o set refunded = p.refunded_amount from payment p where p.id = o.payment_id and p.refunded_amount > 0;

create function order_number(reference text, part smallint) returns text language sql immutable parallel safe strict as $$
  select reference || case when part > 1 then '-' || part else '' end
$$;

-- What a refund took from the accounts that several orders of a payment share.
create table order_refund (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order,
  -- The ledger's event.
  event text not null,
  amount bigint not null,
  ujrah bigint not null default 0,
  shipping bigint not null default 0,
  discount bigint not null default 0,
  -- The refund was withdrawn.
  undone boolean not null default false,
  created_at timestamptz not null default now(),
  unique (order_id, event)
);

create or replace function write_order_words() returns trigger language plpgsql as $$
begin
  new.words := (select order_words(p) || case when new.part > 1 then lower(' ' || order_number(p.reference, new.part)) else '' end
    from payment p where p.id = new.payment_id);
  return new;
end $$;

create or replace function tell_order_of_buyer() returns trigger language plpgsql as $$
begin
  update shop_order o
    set words = order_words(new) || case when o.part > 1 then lower(' ' || order_number(new.reference, o.part)) else '' end
    where payment_id = new.id;
  return null;
end $$;

-- A seller's money: never more leaves what is held, nor what is free, than is there. Only a refund may leave a store in debt.
create function keep_sellers_money() returns trigger language plpgsql as $$
declare
  said text := (select event from ledger_transaction where id = new.transaction_id);
begin
  if new.account like 'store:%' and said like 'payment:%:refunded:%' then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended(new.account, 0));
  if (select sum(amount) from ledger_posting where account = new.account) > 0 then
    raise exception '% does not hold that much', new.account using errcode = 'check_violation', constraint = 'seller_holds';
  end if;
  return null;
end $$;
create constraint trigger keep_sellers_money after insert on ledger_posting deferrable initially deferred
  for each row when (new.amount > 0 and (new.account like 'store:%' or new.account like 'hold:%'))
  execute function keep_sellers_money();

-- An offered way is for the goods of one store.
alter table courier_quote add column store_id bigint references store;

-- The order that a refund is for, where its payment has several.
alter table payment_refund add column part text;
