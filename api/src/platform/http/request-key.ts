import { randomUUID } from "node:crypto";

const KEY_MOST = 200;

/** Nobody can repeat somebody else's call by guessing its key. */
export const keyOf = (memberId: number, header: unknown) =>
  `${memberId}:${typeof header === "string" && header.length <= KEY_MOST ? header : randomUUID()}`;
