-- Staff look for a notice by its amount.
create index money_notice_by_amount on money_notice (amount, posted_at desc, id desc) where amount is not null;
