const LOST_CONNECTION = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "57P01",
  "57P02",
  "57P03",
  "08006",
]);
/** Errors of the driver, which have no code. */
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|^Query read timeout/;

/** Whether an error says that the database cannot be reached. */
export const isOutage = (error: unknown): boolean =>
  error instanceof Error &&
  (LOST_CONNECTION.has((error as NodeJS.ErrnoException).code ?? "") || NO_CONNECTION.test(error.message));

/** At start also a server whose name is not known yet, that is not reached by its network, or has no free place. */
const NOT_YET = new Set(["ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "53300"]);

export const mayComeYet = (error: unknown): boolean =>
  isOutage(error) || (error instanceof Error && NOT_YET.has((error as NodeJS.ErrnoException).code ?? ""));
