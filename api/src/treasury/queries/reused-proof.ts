/** Whether the claim `other` brings the proof of `claim`, which is of the payment `payment`, for another payment. */
export const reusedProof = (other: string, claim: string, payment: string) =>
  `(${other}.proof_hash = ${claim}.proof_hash and ${other}.payment_id <> ${payment})`;
