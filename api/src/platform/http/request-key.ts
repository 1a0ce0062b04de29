import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../actor.ts";

const KEY_MOST = 200;

/** The idempotency key of a call, scoped by member: nobody can replay another member's call by guessing its key. */
export function keyOf({ memberId }: Actor, { headers }: FastifyRequest) {
  const sent = headers["idempotency-key"];
  return `${memberId}:${typeof sent === "string" && sent.length <= KEY_MOST ? sent : randomUUID()}`;
}
