export const SESSION = {
  timezone: "UTC",
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  // Data is in memory or on an SSD: random access is cheap.
  random_page_cost: 1.1,
  // A call uses one processor: on a small machine the others belong to other calls, and starting workers takes longer than most statements.
  max_parallel_workers_per_gather: 0,
  // Low enough to match a short name with one letter missing.
  "pg_trgm.word_similarity_threshold": 0.5,
};

export const SESSION_OPTIONS = Object.entries(SESSION)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(" ");
