/** What one treasurer may move, or other staff give away, alone within 24 hours, until staff choose another limit. */
export const SOLO_LIMIT = 5_000_000;
