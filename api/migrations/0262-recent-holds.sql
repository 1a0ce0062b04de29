-- A quote reads the holds near its sum that are not long over, not those of all years.
create index amount_hold_recent on amount_hold (account, (amount / 1000), upper(held));
