-- What was added to the amount that the giver chose, so that the money is recognised: the category's rupiah, or the code of
-- a QRIS. A campaign's category may change later; what was paid does not.
alter table donation add column add_on bigint not null default 0;

-- Gifts that still wait show it on their pages. Those that ended stay as they are: no large table is rewritten.
update donation d set add_on = case when p.method like 'qris-%'
    then coalesce((select h.code from amount_hold h where h.payment_id = p.id order by h.id desc limit 1), 0)
    else ('{"infak": 25, "sedekah": 50, "zakat": 75, "donasi": 100, "bencana": 125, "kemanusiaan": 150, "kesehatan": 175,
      "lingkungan": 200, "pembangunan": 225, "sosial": 250, "lainnya": 275}'::jsonb -> c.category)::bigint end
from payment p, campaign c
where p.id = d.payment_id and c.id = d.campaign_id and p.kind = 'donation' and p.status = 'pending';
