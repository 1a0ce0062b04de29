-- For each open line of a bank, the payouts to stores that it may bring back.
create index store_payout_to_return on store_payout ((amount - gift_amount), paid_on) where bank is not null and return_line_id is null;
