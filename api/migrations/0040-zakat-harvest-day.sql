-- Zakat of a harvest is for the day of the harvest, not for a month. The new check accepts all that the old one did.
alter table zakat_payment drop constraint zakat_payment_period_check;
alter table zakat_payment add constraint zakat_payment_period_check
  check (period ~ '^(20[0-9]{2}-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$') not valid;
alter table zakat_payment validate constraint zakat_payment_period_check;
