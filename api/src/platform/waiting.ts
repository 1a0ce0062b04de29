import type { WaitingThing } from "@barakah/contract";
import type { Database } from "./database/database.ts";

/**
 * What waits for a member in one feature. Every feature in which a member has something to pay, to do or to look forward to
 * registers one, so that one list is complete.
 */
export type FindWaiting = (database: Database, memberId: number) => Promise<WaitingThing[]>;

declare module "fastify" {
  interface FastifyInstance {
    waiting: FindWaiting[];
  }
}
