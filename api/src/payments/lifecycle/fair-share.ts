/**
 * An order holds its goods, and a registration its seats, before anybody has seen the money. These limits keep some of each
 * product and event for everybody else.
 */
export interface FairShare {
  /** The most of one product or event that one buyer holds unpaid. */
  own: number;
  /** The part of a product or event, in percent, that all newcomers together hold unpaid. */
  newcomersPercent: number;
}

/** One is always theirs, so that a newcomer can buy the last one of something. */
export const isBeyondNewcomers = (
  { free, held, wanted }: { free: number; held: number; wanted: number },
  { newcomersPercent }: FairShare,
) => held + wanted > Math.max(1, Math.floor(((free + held) * newcomersPercent) / 100));
