import type { FastifyRequest } from "fastify";

export type Encoding = "br" | "gzip";

const BROTLI = /(?:^|[\s,])br(?!\w|-)(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/i;
const GZIP = /(?:^|[\s,])gzip(?!\w|-)(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/i;

const acceptedBy = ({ headers }: FastifyRequest) => String(headers["accept-encoding"] ?? "");

/** Not where it is named only to be refused, with a quality of zero. */
export const acceptsGzip = (request: FastifyRequest) => GZIP.test(acceptedBy(request));

/** The best of the ways to pack that the caller takes. */
export function acceptedEncoding(request: FastifyRequest): Encoding | undefined {
  if (BROTLI.test(acceptedBy(request))) return "br";
  return acceptsGzip(request) ? "gzip" : undefined;
}
