import type { Tx } from "../../api/src/platform/database/database.ts";
import type { FileStore } from "../../api/src/platform/files/file-store.ts";
import { keepFile } from "../../api/src/shop/digital/digital-files.ts";
import { insertVoucher } from "../../api/src/shop/queries/vouchers.ts";
import { sealedAccount } from "../../api/src/stores/bank-account.ts";
import { insertStore, lockStoreOf } from "../../api/src/stores/queries/stores.ts";
import { people } from "../content/people.ts";
import { COMMUNITY_VOUCHER, STORE_WEIGHTS, stores } from "../content/stores.ts";
import type { DemoProduct, DemoStore, DemoVoucher } from "../content/types.ts";
import { seedProduct } from "./catalogue.ts";
import { ago } from "./days.ts";
import { drawBook } from "./draw-book.ts";
import { personCalled } from "./people.ts";

const UJRAH_PERCENT = 5;

type Pages = NonNullable<DemoProduct["pages"]>;

async function seedStore(tx: Tx, memberId: number, holder: string, demo: DemoStore): Promise<number> {
  const { name, story, picture, region, halal, account, appliedDaysAgo, opened } = demo;
  const applied = ago(appliedDaysAgo);
  const bank = { bank: "BSI", account_number: account, account_holder: holder };
  await insertStore(tx, {
    member_id: memberId,
    slug: name.toLowerCase().replaceAll(" ", "-"),
    ...{ name, story, picture, region_code: region, halal, phone: "081200000000" },
    ...(await sealedAccount(tx, memberId, bank)),
    ...{ agreed_at: applied, applied_at: applied, created_at: applied, ujrah_percent: UJRAH_PERCENT },
    ...(opened && { pickup_place: "Rumah penjual, dekat masjid", pickup_hours: "Sabtu pukul 9 sampai 12" }),
    ...(opened && { state: "open", opened_at: ago(appliedDaysAgo - 1) }),
  });
  return (await lockStoreOf(tx, memberId))?.id ?? 0;
}

async function seedVoucher(tx: Tx, store_id: number | null, voucher: DemoVoucher) {
  const { percent = null, amount = null, ...terms } = voucher;
  await insertVoucher(tx, { ...terms, store_id, percent, amount, valid_until: null });
}

async function seedBook(tx: Tx, files: FileStore, storeId: number, name: string, pages: Pages) {
  const book = { name, bytes: await drawBook(name, pages), pages: pages.length };
  return (await keepFile(files, tx, storeId, book)).id;
}

/** Stores with products that staff have passed. */
export async function seedStores(tx: Tx, files: FileStore) {
  await seedVoucher(tx, null, COMMUNITY_VOUCHER);
  for (const demo of stores) {
    const { owner } = demo;
    const person = await personCalled(
      tx,
      typeof owner === "string" ? owner : (people[owner]?.username ?? ""),
    );
    if (!person) continue;
    const store_id = await seedStore(tx, person.id, person.full_name, demo);
    if (demo.voucher) await seedVoucher(tx, store_id, demo.voucher);
    for (const product of demo.products)
      await seedProduct(tx, product, {
        ...{ store_id, review: "passed" },
        weight_g: STORE_WEIGHTS[product.slug] ?? null,
        ...(product.pages && {
          kind: "digital",
          digital_file_id: await seedBook(tx, files, store_id, product.title, product.pages),
        }),
      });
  }
}
