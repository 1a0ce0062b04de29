import type { FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { acceptedEncoding } from "./accepted-encoding.ts";

const best = (accepted?: string) =>
  acceptedEncoding({ headers: { "accept-encoding": accepted } } as unknown as FastifyRequest);

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=1.0, gzip;q=0.5", "br"],
  ["gzip, br;q=0", "gzip"],
  ["gzip", "gzip"],
  ["GZIP; q=1.0", "gzip"],
  ["gzip ; q=0.000", undefined],
  ["br;q=0.0, gzip;q=0", undefined],
  ["identity", undefined],
  ["brotli-x", undefined],
  [undefined, undefined],
])("encodes for %s as %s", (accepted, encoding) => {
  expect(best(accepted)).toBe(encoding);
});
