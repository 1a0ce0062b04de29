-- The journal lists whole entries, newest first, of all kinds or of one.
create index ledger_transaction_at on ledger_transaction (created_at desc, id desc);
create index ledger_transaction_kind_at on ledger_transaction (split_part(event, ':', 1), created_at desc, id desc);
