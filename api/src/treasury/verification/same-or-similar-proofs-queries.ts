import { sql } from "kysely";
import { reusedProof } from "../queries/reused-proof.ts";

/** So many of the 256 bits change when a screenshot is rescaled and recompressed. */
const NEAR_BITS = 10;
/** The most candidates that are compared: a warning may miss one, but a payment must open fast. */
const NEAR_MOST = 500;
const LIKE_MOST = 5;

/** Of the claim `t`: payments with the same proof, and with one that looks like it. */
export const SAME_AND_SIMILAR = sql`array(select distinct o.reference from transfer_claim same join payment o on o.id = same.payment_id
        where ${sql.raw(reusedProof("same", "t", "t.payment_id"))} order by o.reference) as same_proof,
      array(select distinct o.reference from (
          select near.payment_id, near.proof_hash, near.proof_look from transfer_claim near
            where near.proof_look = t.proof_look limit ${LIKE_MOST}
          ) alike join payment o on o.id = alike.payment_id
          where alike.proof_hash <> t.proof_hash and o.id <> t.payment_id
        union
        select o.reference from (
          select near.payment_id, near.proof_hash, near.proof_look from transfer_claim near
            where near.proof_bands && t.proof_bands limit ${NEAR_MOST}
          ) alike join payment o on o.id = alike.payment_id
          where bit_count(alike.proof_look # t.proof_look) <= ${NEAR_BITS}
            and alike.proof_hash <> t.proof_hash and o.id <> t.payment_id
        order by 1 limit ${LIKE_MOST}) as similar_proof`;
