import type { Database } from "../../api/src/platform/database/database.ts";

/** Gifts with waiting proofs for the first campaigns, inserted in bulk: giving takes longer than verifying. */
export async function waitingGifts(database: Database, count: number, campaigns: number): Promise<string[]> {
  const client = await database.pool.connect();
  // Beside other programs it takes longer than a person's statement may.
  await client.query("set statement_timeout = 0");
  const { rows } = await client.query<{ reference: string }>(
    `with gift as materialized (
       select gen_random_uuid() as payment_id, 1 + n % $2::int as campaign_id, 25000 + n % 900 as amount,
         'Donatur ' || n as donor_name
       from generate_series(1, $1::int) n
     ), paid as (
       insert into payment (id, reference, kind, method, amount, status, payer_name)
       select payment_id, 'DON-' || upper(left(replace(payment_id::text, '-', ''), 12)), 'donation', 'bsi', amount,
         'pending', donor_name
       from gift returning id, reference
     ), shared as (
       insert into payment_share (payment_id, account, amount)
       select payment_id, 'campaign:' || campaign_id, amount from gift
     ), given as (
       insert into donation (payment_id, campaign_id, donor_name, amount, transfer_date)
       select payment_id, campaign_id, donor_name, amount, current_date from gift
     ), claimed as (
       insert into transfer_claim
         (payment_id, source_bank, source_account, account_name, transfer_date, proof_key, proof_hash)
       select payment_id, 'BSI', '1', donor_name, current_date, 'proof/' || payment_id, payment_id::text from gift
     )
     select reference from paid`,
    [count, campaigns],
  );
  client.release(true);
  return rows.map(({ reference }) => reference);
}
