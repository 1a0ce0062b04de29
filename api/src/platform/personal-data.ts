import type { Database, Tx } from "./database/database.ts";

/** What a feature keeps about members. Each feature that does registers one, so that no export or erasure forgets it. */
export interface PersonalData {
  /** The name of its part in the member's download. */
  section: string;
  collect(database: Database, memberId: number): Promise<unknown>;
  /**
   * Why the account cannot be deleted yet, in words: a parcel needs its address and a refund its recipient. Runs
   * under the member's lock.
   */
  waits?(tx: Tx, memberId: number): Promise<string | undefined>;
  /** Removes what need not be kept, and names from what must. Part of the transaction that deletes the account. */
  erase(tx: Tx, memberId: number): Promise<void>;
}

declare module "fastify" {
  interface FastifyInstance {
    personalData: PersonalData[];
  }
}
