/**
 * How long a journey waits for what must come. Waiting costs nothing where it comes at once, and on a machine that is four times as
 * slow pages update late.
 */
export const LONG_ENOUGH_MS = 60_000;
