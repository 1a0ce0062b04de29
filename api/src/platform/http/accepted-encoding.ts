import type { FastifyRequest } from "fastify";

export type Encoding = "br" | "gzip";

/** The best of the ways to pack that the caller takes. `;q=0` refuses one. */
export function acceptedEncoding({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = String(headers["accept-encoding"] ?? "");
  if (accepts(accepted, "br")) return "br";
  return accepts(accepted, "gzip") ? "gzip" : undefined;
}

const BROTLI = /(?:^|[\s,])br(?!\w|-)(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/;
const GZIP = /(?:^|[\s,])gzip(?!\w|-)(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/;
const accepts = (accepted: string, encoding: Encoding) => (encoding === "br" ? BROTLI : GZIP).test(accepted);
