-- What shows a payout is its voucher (Kuitansi). A receipt is what a giver holds.
alter table payout rename column receipt to voucher;
alter table proposal rename column receipt to voucher;
-- What waits for a second person is carried out by these words.
update proposal set wanted = (wanted - 'receipt') || jsonb_build_object('voucher', wanted -> 'receipt')
  where kind = 'payout' and wanted ? 'receipt';
