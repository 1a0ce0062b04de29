import type { Database, Tx } from "./database/database.ts";

/** The personal data of one feature. Every feature with such data registers one, so that export and erasure are complete. */
export interface PersonalData {
  /** The name of its part in the member's download. */
  section: string;
  collect(database: Database, memberId: number): Promise<unknown>;
  /**
   * Why the account cannot be deleted yet, in words: a parcel needs its address and a refund its recipient. Runs
   * under the member's lock. In a feature's `stops-deletion-queries.ts`.
   */
  stopsDeletion?(tx: Tx, memberId: number): Promise<string | undefined>;
  /** Removes what need not be kept, and names from what must. Part of the transaction that deletes the account. */
  erase(tx: Tx, memberId: number): Promise<void>;
}

declare module "fastify" {
  interface FastifyInstance {
    personalData: PersonalData[];
  }
}
