-- The newest decisions about a bank's lines, of which the page of its agreement shows a few.
create index statement_line_decided on statement_line (bank, decided_at, id) where decided_at is not null;
create index statement_debit_decided on statement_debit (bank, decided_at, id) where decided_at is not null;
