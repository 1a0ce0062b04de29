const DAY_MS = 24 * 3600_000;
/** Two days before: goods are also handed out on the eve, and a list is tried out at home. */
const EARLY_MS = 2 * DAY_MS;
/** How wrong the measure of a phone on a slow network may be. */
const SLACK_MS = 60_000;
const STEP_MS = 10_000;

interface Told {
  at: string;
  order?: number | undefined;
  offset_ms?: number | null | undefined;
}

interface Window {
  /** When the server received it. */
  received: number;
  /** The phone's own clock at that moment. */
  sentAt: string | undefined;
  /** The start of the event. */
  starts: number;
  /** The latest scan of the same phone that the server has, before these. */
  last: number | undefined;
}

export interface Decided {
  at: string;
  doubtful: boolean;
}

/**
 * The time of each scan by the server's clock. What the phone had measured before the scan counts first, then how wrong its
 * clock is while it sends, and its own clock only where it knows neither. A time that nothing explains is the arrival's, and
 * marked; so is one that goes back behind an earlier scan of the same phone.
 */
export function decideTimes<Scan extends Told>(
  scans: readonly Scan[],
  { received, sentAt, starts, last }: Window,
  createdOf: (scan: Scan) => number | undefined,
): Map<Scan, Decided> {
  const now = sentAt === undefined ? undefined : received - Date.parse(sentAt);
  let before = last ?? Number.NEGATIVE_INFINITY;
  const decided = new Map<Scan, Decided>();
  for (const scan of scans.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))) {
    const measured = [scan.offset_ms ?? undefined, now].filter((offset) => offset !== undefined);
    const since = measured.length > 0 ? (createdOf(scan) ?? starts) : starts;
    const earliest = Math.min(since, starts, received) - EARLY_MS;
    const at = (measured.length > 0 ? measured : [0])
      .map((offset) => Date.parse(scan.at) + offset)
      .find((time) => time >= earliest && time <= received + SLACK_MS);
    const goesBack = at !== undefined && scan.order !== undefined && at < before - STEP_MS;
    const time = goesBack ? before : Math.min(at ?? received, received);
    const doubtful = at === undefined || goesBack;
    if (!doubtful && scan.order !== undefined) before = Math.max(before, time);
    decided.set(scan, { at: new Date(time).toISOString(), doubtful });
  }
  return decided;
}
