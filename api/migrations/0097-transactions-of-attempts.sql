-- Whether a way to pay was begun is asked for every order in a list: by its attempt, not by reading all transactions.
create index provider_transaction_of on provider_transaction (attempt_id);
