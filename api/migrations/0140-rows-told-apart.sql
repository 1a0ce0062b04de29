-- What the account held after the row, in hundredths, as the bank wrote it: tells identical rows of two files apart.
alter table statement_line add column balance bigint;
alter table statement_debit add column balance bigint;
-- Rows of the file that an earlier file had brought. Null: imported before this was counted.
alter table statement_file add column repeated int;
-- An import is taken back by its file.
create index statement_line_of_file on statement_line (file_id);
create index statement_debit_of_file on statement_debit (file_id);
