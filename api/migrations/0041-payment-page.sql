-- Every payment has a page of its own. Whoever has its address sees the payment, guests too: so it is named by 144 random
-- bits, and never by the number that people read to one another.
create function new_page_key() returns text language sql volatile as $$
  select translate(
    encode(substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 18), 'base64'), '+/', '-_')
$$;

-- Payments from before get theirs: the default is asked for every row.
alter table payment add column page_key text not null default new_page_key();
create unique index payment_page on payment (page_key);
