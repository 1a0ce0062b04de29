/** What every session of ours runs with. */
export const SESSION = {
  timezone: "UTC",
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  // What is asked for lies in memory or on a disk that does not turn: an index is worth its way to the rows.
  random_page_cost: 1.1,
  // One letter left out of a short name still is that name.
  "pg_trgm.word_similarity_threshold": 0.5,
};

export const SESSION_OPTIONS = Object.entries(SESSION)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(" ");
