-- What a proof looks like, beside the hash of its bytes: one byte added makes another file, but not another picture.
-- Null for proofs from before.
alter table transfer_claim
  add column proof_look bit(256),
  -- Sixteen parts of it, each with its place: two looks that differ in fifteen bits or fewer share at least one.
  add column proof_bands integer[];
create index transfer_claim_look on transfer_claim (proof_look) where proof_look is not null;
create index transfer_claim_bands on transfer_claim using gin (proof_bands);
