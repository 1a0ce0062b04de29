-- What was received in a year, for the limits of the amil's share, from an index that holds nothing else.
create index ledger_posting_received on ledger_posting (at) include (account, amount)
  where kind not in ('payout', 'amil', 'transfer', 'income') and (account like 'campaign:%' or account like 'fund:%');
