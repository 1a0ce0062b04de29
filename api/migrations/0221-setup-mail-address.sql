-- Where the letter with the six digits went: an administrator whose account has no mailbox yet types one.
alter table setup_code add column email text not null default '';
