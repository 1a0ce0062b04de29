/** The cost of deriving a backup's key in tests that are not about encryption. */
export const WEAK_KEY = 8;
