-- Hundredths of a rupiah. Banks count their profit share and its tax in them; the books count whole rupiah. What is behind
-- the whole rupiah of a line is kept beside it, so that the balances of a file still prove that nothing of it is missing.
alter table statement_line add column sen smallint not null default 0 check (sen between 0 and 99);
alter table statement_debit add column sen smallint not null default 0 check (sen between 0 and 99);
-- Of a balance below zero they are below zero too. `small_sen`: of rows that are less than a rupiah, in less out.
alter table statement_file
  add column opening_sen smallint not null default 0 check (opening_sen between -99 and 99),
  add column closing_sen smallint not null default 0 check (closing_sen between -99 and 99),
  add column small_sen int not null default 0;
