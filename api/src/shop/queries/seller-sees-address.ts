const ENDED = `(select max(h.created_at) from order_history h where h.order_id = o.id and h.to_status = o.status)`;
/** The seller sees the address of order `o` while it is processed and sent, and this many days after its end, for complaints. */
const DAYS = 30;
export const ADDRESS_OPEN = `(o.status in ('processing', 'shipped')
  or (o.status in ('finished', 'returned') and ${ENDED} > now() - interval '${DAYS} days'))`;
