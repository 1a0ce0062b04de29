import type { OwnProduct, Publication } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { publishItem } from "../platform/catalogue/publish-item.ts";
import type { Database } from "../platform/database/database.ts";
import { invalid, notFound } from "../platform/errors.ts";
import { readStoreProduct } from "./edit-store-product.ts";
import { dropWithheld, isTrusted, lockProduct, sellerOf, setReview } from "./queries/store-products.ts";
import { askForReview, NO_PRODUCT, notOpen } from "./review-store-product.ts";

/** A store's first product, and one that staff refused, wait for a review; those of a store that passed one do not. */
export async function publishStoreProduct(
  database: Database,
  actor: Actor,
  storeId: number,
  id: number,
  status: Publication,
): Promise<OwnProduct> {
  await database.transact(async (tx) => {
    const seller = await sellerOf(tx, id);
    const product = await lockProduct(tx, id);
    if (seller?.id !== storeId || !product) throw notFound(NO_PRODUCT);
    if (status !== "published") {
      await dropWithheld(tx, id);
      if (product.review === "waiting") await setReview(tx, id, { review: null });
      return publishItem(tx, actor, "product", id, { status, publish_at: null });
    }
    if (seller.state !== "open") throw notOpen();
    if (product.description === "") throw invalid({ description: ["Isi keterangan sebelum menerbitkan."] });
    if (product.kind === "digital" && product.digital_file_id === null)
      throw invalid({ file: ["Unggah berkasnya sebelum menerbitkan."] });
    if (product.status === "published" || product.review === "waiting") return;
    if (product.review !== "refused" && (await isTrusted(tx, storeId)))
      await publishItem(tx, actor, "product", id, { status, publish_at: null });
    else await askForReview(tx, actor, product);
  });
  return readStoreProduct(database, storeId, id);
}
