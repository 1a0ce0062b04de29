import type { IncomingHttpHeaders } from "node:http";

interface Asking {
  headers: IncomingHttpHeaders;
}

export type Encoding = "br" | "gzip";

const BROTLI = /(?:^|[\s,])br(?!\w|-)(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/i;
const GZIP = /(?:^|[\s,])gzip(?!\w|-)(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/i;

const acceptedBy = ({ headers }: Asking) => String(headers["accept-encoding"] ?? "");

/** Not where it is named only to be refused, with a quality of zero. */
export const acceptsGzip = (request: Asking) => GZIP.test(acceptedBy(request));

/** The best of the ways to pack that the caller takes. */
export function acceptedEncoding(request: Asking): Encoding | undefined {
  if (BROTLI.test(acceptedBy(request))) return "br";
  return acceptsGzip(request) ? "gzip" : undefined;
}
