import { randomUUID } from "node:crypto";

const KEY_MOST = 200;

/** Scoped by member: nobody can replay another member's call by guessing its idempotency key. */
export const keyOf = (memberId: number, header: unknown) =>
  `${memberId}:${typeof header === "string" && header.length <= KEY_MOST ? header : randomUUID()}`;
