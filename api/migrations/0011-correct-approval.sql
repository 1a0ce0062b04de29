-- An approval that is corrected to what the bank shows may need a second person.
alter table proposal drop constraint proposal_kind_check;
alter table proposal add constraint proposal_kind_check check (kind in ('payout', 'accounts', 'qris', 'refund', 'refund_account', 'approval', 'reversal', 'correction', 'unlink', 'cash_void', 'debits', 'set_aside', 'income_undo', 'settlement', 'settlement_undo', 'notice_device', 'notice_policy', 'notice_app', 'fund_transfer', 'zakat_rule'));
