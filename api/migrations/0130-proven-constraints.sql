-- These were widened without reading the tables, so every older row fulfils them. Validating blocks no writer.
-- Not validated: the consent of payouts with a picture, which was not asked for before 0071.

alter table payment_share validate constraint payment_share_amount_check;
alter table payment validate constraint payment_kind_check;
alter table amount_hold validate constraint amount_hold_code_check;
