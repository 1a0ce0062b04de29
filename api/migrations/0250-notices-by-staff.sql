-- Also what staff tell in their own words, tickets that they send again, and the question for an account.
alter table event_notice drop constraint event_notice_kind_check;
alter table event_notice add constraint event_notice_kind_check
  check (kind in ('change', 'cancel', 'tickets', 'again', 'words', 'account'));
