import type { FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { acceptsGzip } from "./answer-cache.ts";

it.each([
  ["gzip", true],
  ["br, gzip;q=0.5", true],
  ["GZIP; q=1.0", true],
  ["gzip;q=0", false],
  ["gzip ; q=0.000, br", false],
  ["identity", false],
  ["", false],
])("%j: %s", (encodings, accepted) => {
  expect(acceptsGzip({ headers: { "accept-encoding": encodings } } as unknown as FastifyRequest)).toBe(
    accepted,
  );
});
