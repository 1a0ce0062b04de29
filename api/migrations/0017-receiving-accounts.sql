-- Our accounts that people transfer to. A payment by transfer names one as its method; the ledger knows it as bank:<code>.
create table receiving_account (
  code text primary key check (code ~ '^[a-z0-9-]+$'),
  -- As people read it.
  bank text not null check (bank <> ''),
  -- Null until staff change them: then they are as configured (BANK_*), also when the configuration changes.
  number text check (number <> ''),
  holder text check (holder <> ''),
  purpose text not null default '',
  -- Whether it is offered to those who pay. What was paid to it stays.
  active boolean not null default true,
  place int generated always as identity
);
insert into receiving_account (code, bank) values
  ('bsi', 'Bank Syariah Indonesia (BSI)'), ('bjb', 'Bank Jabar Banten Syariah (bjb)');
update receiving_account a set number = changed ->> 'account_number', holder = changed ->> 'account_name'
  from setting s, jsonb_array_elements(s.value) changed where s.key = 'banks' and changed ->> 'code' = a.code;
delete from setting where key = 'banks';
call watch_content('receiving_account');

-- Where a bank is named, it is one of these rows, no longer one of two words.
alter table payout drop constraint payout_bank_check, add foreign key (bank) references receiving_account;
alter table statement_mapping drop constraint statement_mapping_bank_check,
  add foreign key (bank) references receiving_account;
alter table statement_line drop constraint statement_line_bank_check,
  add foreign key (bank) references receiving_account;
-- Kinds and methods of payment are registered by the features that bring them.
alter table payment drop constraint payment_kind_check, add check (kind ~ '^[a-z]+$'),
  drop constraint payment_method_check, add check (method ~ '^[a-z0-9-]+$');
