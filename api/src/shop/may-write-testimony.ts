import type { Database } from "../platform/database/database.ts";
import { forbidden } from "../platform/errors.ts";
import { hasOrdered } from "./queries/testimonies.ts";

/** The state of an order whose buyer may write about its products. */
const RECEIVED = "finished";

export async function refuseUnlessReceived(database: Database, memberId: number, productId: number) {
  if (!(await hasOrdered(database, memberId, productId, RECEIVED)))
    throw forbidden("Testimoni hanya dari pembeli yang sudah menerima produk ini.");
}

export function refuseOwnSeller(seller: { member_id: number } | undefined, memberId: number) {
  if (seller?.member_id === memberId)
    throw forbidden("Ini produk tokomu sendiri. Biarkan pembelimu menilainya.");
}
