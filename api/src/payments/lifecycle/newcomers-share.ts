/**
 * An order reserves goods, and a registration seats, before it is paid. These limits leave some of each product and event to
 * others.
 */
export interface FairShare {
  /** How many pieces of one product, or seats of one event, one buyer may reserve without having paid. */
  own: number;
  /** The part of a product or event, in percent, that all newcomers together may reserve without having paid. */
  newcomersPercent: number;
}

/** At least one, so that a newcomer can buy the last one of something. */
export const isBeyondNewcomers = (
  { free, held, wanted }: { free: number; held: number; wanted: number },
  { newcomersPercent }: FairShare,
) => held + wanted > Math.max(1, Math.floor(((free + held) * newcomersPercent) / 100));
