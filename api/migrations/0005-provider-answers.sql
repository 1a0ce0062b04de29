-- Counts the provider's answers that were applied to an attempt. An answer that was asked for before another one was
-- applied may be older than it, and must not be applied any more.
alter table payment_attempt add column answers bigint not null default 0;
