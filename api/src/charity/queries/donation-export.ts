import { dayBegins, TODAY } from "../../platform/jakarta-day.ts";
import {
  byTime,
  localTime,
  paymentMethod,
  paymentStatus,
  type Table,
} from "../../platform/spreadsheet/exports.ts";

const DONATIONS: Table = {
  head: "Nomor,Waktu,Program,Donatur,Nominal,Dikembalikan,Metode,Status,Diverifikasi".split(","),
  cells: [
    "p.reference",
    localTime("p.created_at"),
    "c.title",
    "d.donor_name",
    "p.amount",
    "p.refunded_amount",
    paymentMethod,
    paymentStatus,
    localTime("p.verified_at"),
  ],
  from: "payment p join donation d on d.payment_id = p.id join campaign c on c.id = d.campaign_id",
  where: "p.kind = 'donation'",
  key: byTime("p"),
};

/** A payment may be approved this many days after it was made. */
const WAITS_MOST = 62;

/** Gifts that came in or were approved in the last days, as the dashboard counts them. */
export function donationsSince(days: string | undefined): Table {
  if (days === undefined) return DONATIONS;
  const place = `$${DONATIONS.key.length + 1}`;
  const since = dayBegins(`(${TODAY} - ${place}::int + 1)`);
  const recent = `p.created_at >= ${since} - interval '${WAITS_MOST} days'`;
  const where = `${DONATIONS.where} and ${recent} and (p.created_at >= ${since} or p.verified_at >= ${since})`;
  return { ...DONATIONS, where, values: [days] };
}
