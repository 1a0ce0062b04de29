import type { IncomingHttpHeaders } from "node:http";

interface Asking {
  headers: IncomingHttpHeaders;
}

export type Encoding = "br" | "gzip";

const BROTLI = /(?:^|[\s,])br(?!\w|-)(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/i;
const GZIP = /(?:^|[\s,])gzip(?!\w|-)(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/i;

const acceptedBy = ({ headers }: Asking) => String(headers["accept-encoding"] ?? "");

/** `gzip;q=0` refuses gzip. */
export const acceptsGzip = (request: Asking) => GZIP.test(acceptedBy(request));

function best(accepted: string): Encoding | undefined {
  if (BROTLI.test(accepted)) return "br";
  return GZIP.test(accepted) ? "gzip" : undefined;
}

/** Memoised: browsers send very few different values, with every request. */
const known = new Map<string, Encoding | undefined>();
const MOST_KNOWN = 100;
const LONGEST_KNOWN = 100;

/** The best encoding that the caller accepts. */
export function acceptedEncoding(request: Asking): Encoding | undefined {
  const accepted = acceptedBy(request);
  if (known.has(accepted)) return known.get(accepted);
  const encoding = best(accepted);
  if (known.size < MOST_KNOWN && accepted.length <= LONGEST_KNOWN) known.set(accepted, encoding);
  return encoding;
}
