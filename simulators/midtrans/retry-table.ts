/** The merchant's reaction to a notification: an HTTP status, or no answer. */
export type Reply = number | "timeout" | "unreachable";

const MINUTE = 60_000;
const INTERVALS = [2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 90 * MINUTE, 210 * MINUTE] as const;

const RETRIES: Readonly<Record<number, number>> = {
  301: 0,
  302: 0,
  303: 0,
  400: 2,
  404: 2,
  500: 1,
  503: 4,
};

export const isDelivered = (reply: Reply) => typeof reply === "number" && reply >= 200 && reply < 300;

/** A redirect that drops the body: the provider counts it as delivered, and the notification is lost. */
export const isLost = (reply: Reply) => reply === 301 || reply === 302 || reply === 303;

export const isFollowed = (reply: Reply) => reply === 307 || reply === 308;

/** The delay before the next try; undefined when the provider gives up. */
export function nextTryAfter(reply: Reply, triesSoFar: number): number | undefined {
  if (isDelivered(reply)) return undefined;
  const retries = (typeof reply === "number" ? RETRIES[reply] : undefined) ?? INTERVALS.length;
  return triesSoFar <= retries ? INTERVALS[triesSoFar - 1] : undefined;
}
