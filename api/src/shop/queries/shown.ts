const DAY = (shipped: string, days: string) =>
  `((${shipped} at time zone 'Asia/Jakarta')::date + ${days})::text`;

/** The parcel of the order `o` as JSON; null for pickups. */
export const shipmentJson = (
  order: string,
) => `(select json_build_object('mode', s.mode, 'courier', s.courier,
    'service', s.service, 'price', s.price, 'estimate', s.is_estimate, 'weight_g', s.weight_g,
    'from', (select concat_ws(', ', r.name, c.name) from region r join region c on c.code = r.parent
      where r.code = s.from_region),
    'recipient', s.recipient, 'phone', s.phone, 'street', s.street, 'place', s.place, 'postal_code', s.postal_code,
    'note', s.note, 'awb', s.awb, 'driver_name', s.driver_name, 'driver_phone', s.driver_phone,
    'shipped_at', iso_instant(s.shipped_at), 'delivered_at', iso_instant(s.delivered_at),
    'arrives_from', ${DAY("s.shipped_at", "s.days_min")}, 'arrives_until', ${DAY("s.shipped_at", "s.days_max")},
    'ends_at', iso_instant(s.ends_at), 'track', s.track, 'tracked_at', iso_instant(s.tracked_at))
  from shipment s where s.order_id = ${order})`;

/** The newest complaint about an order as JSON. */
export const complaintJson = (
  order: string,
) => `(select json_build_object('id', c.id, 'reason', c.reason, 'story', c.story,
    'pictures', cardinality(c.pictures), 'opened_at', iso_instant(c.opened_at), 'closed_at', iso_instant(c.closed_at),
    'outcome', c.outcome, 'answer', c.answer)
  from complaint c where c.order_id = ${order} order by c.id desc limit 1)`;
