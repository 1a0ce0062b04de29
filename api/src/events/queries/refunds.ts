/** Of a payment `p`: what has left for the payer; a refund that is only promised has not. */
export const PAID_BACK = `greatest(0, coalesce(p.refunded_amount, 0) - (select coalesce(sum(f.amount), 0) from payment_refund f
  where f.payment_id = p.id and f.status = 'owed'))`;
