import {
  ADDRESS_MOST,
  type Address,
  type addAddress as addAddressCall,
  type BodyOf,
} from "@barakah/contract";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, invalid, notFound } from "../../platform/errors.ts";
import { lockCart } from "../queries/cart.ts";
import {
  addressesOf,
  addressOf,
  deleteAddress,
  insertAddress,
  noneIsDefault,
  updateAddress,
} from "./queries/addresses.ts";
import { placeOf } from "./queries/regions.ts";

type Draft = BodyOf<typeof addAddressCall>;

export const noAddress = () => notFound("Alamat tidak ditemukan.");

async function checkRegion(tx: Tx, { region_code }: Draft) {
  if ((await placeOf(tx, region_code)) === undefined) throw invalid({ region_code: ["Pilih kecamatan."] });
}

/** Serialised per member: two concurrent changes of the default address would violate its unique index. */
const inTurn = <T>(database: Database, memberId: number, work: (tx: Tx) => Promise<T>) =>
  database.transact(async (tx) => {
    await lockCart(tx, memberId);
    return work(tx);
  });

async function kept(tx: Tx, memberId: number, id: number): Promise<Address> {
  const address = await addressOf(tx, memberId, id);
  if (!address) throw noAddress();
  return address;
}

/** The first address is always the default. */
export const addAddress = (database: Database, memberId: number, draft: Draft): Promise<Address> =>
  inTurn(database, memberId, async (tx) => {
    await checkRegion(tx, draft);
    const { total } = await addressesOf(tx, memberId);
    if (total >= ADDRESS_MOST)
      throw conflict(
        "addresses_full",
        `Paling banyak ${ADDRESS_MOST} alamat. Hapus dahulu yang tidak dipakai.`,
      );
    const is_default = draft.is_default || total === 0;
    if (is_default) await noneIsDefault(tx, memberId);
    return kept(tx, memberId, await insertAddress(tx, memberId, { ...draft, is_default }));
  });

export const changeAddress = (database: Database, memberId: number, id: number, draft: Draft) =>
  inTurn(database, memberId, async (tx) => {
    const before = await kept(tx, memberId, id);
    await checkRegion(tx, draft);
    // There is always a default: it can only be replaced.
    const is_default = draft.is_default || before.is_default;
    if (is_default) await noneIsDefault(tx, memberId);
    await updateAddress(tx, memberId, id, { ...draft, is_default });
    return kept(tx, memberId, id);
  });

/** The newest of the others becomes the default. */
export const removeAddress = (database: Database, memberId: number, id: number) =>
  inTurn(database, memberId, async (tx) => {
    const { is_default } = await kept(tx, memberId, id);
    await deleteAddress(tx, memberId, id);
    const [next] = (await addressesOf(tx, memberId, { limit: 1 })).rows;
    if (is_default && next) await updateAddress(tx, memberId, next.id, { is_default: true });
  });
