import { type BodyOf, type OwnPayout, type requestPayout, rolesWith } from "@barakah/contract";
import { tellStaff } from "../../accounts/index.ts";
import { openCampaign } from "../../charity/index.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, existing } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { lockStoreOf, noStore, refuseSuspended } from "../../stores/index.ts";
import { balanceOf, insertStorePayout, lockBalance, ownPayoutByKey } from "../queries/store-payouts.ts";
import { refuseNewAccount } from "./what-holds-store-payout.ts";

type Wanted = BodyOf<typeof requestPayout>;

async function refuseMore(tx: Tx, storeId: number, amount: number) {
  await lockBalance(tx, storeId);
  const { free, debt } = await balanceOf(tx, storeId);
  if (amount <= free) return;
  throw conflict(
    "above_balance",
    debt > 0
      ? `Saldomu kurang ${rupiah(debt)} karena ada dana yang dikembalikan kepada pembeli. Pencairan dibuka lagi sesudah penjualan berikutnya menutupnya.`
      : `Yang bisa dicairkan sekarang ${rupiah(free)}.`,
    { field: "amount", facts: { amount: free } },
  );
}

export const campaignOver = () =>
  conflict("campaign_closed", "Program sedekahnya sudah berakhir. Pilih program lain.", {
    field: "campaign",
  });

async function campaignFor(tx: Tx, { campaign, gift_amount }: Wanted) {
  if (!campaign || gift_amount === 0) return null;
  const found = await openCampaign(tx, campaign);
  if (!found?.is_open) throw campaignOver();
  return found.id;
}

function sameMoney(earlier: OwnPayout, { amount, gift_amount }: Wanted): OwnPayout {
  if (earlier.amount === amount && earlier.gift_amount === gift_amount) return earlier;
  throw conflict(
    "key_reused",
    `Pencairan ${rupiah(earlier.amount)} sudah diajukan. Muat ulang halaman sebelum mengajukan lagi.`,
  );
}

/** Reserves the amount until a treasurer has transferred it or refuses. */
export const askForPayout = (
  { transact }: Pick<Database, "transact">,
  actor: Pick<Actor, "memberId">,
  wanted: Wanted,
  key: string,
): Promise<OwnPayout> =>
  transact(async (tx) => {
    const store = await lockStoreOf(tx, actor.memberId);
    if (!store || store.state === "closed") throw noStore();
    const earlier = await ownPayoutByKey(tx, key);
    if (earlier) return sameMoney(earlier, wanted);
    refuseSuspended(store, "Pencairan");
    refuseNewAccount(store);
    await refuseMore(tx, store.id, wanted.amount);
    const { id, amount } = await insertStorePayout(tx, {
      store_id: store.id,
      amount: wanted.amount,
      gift_amount: wanted.gift_amount,
      campaign_id: await campaignFor(tx, wanted),
      request_key: key,
    });
    await tellStaff(
      tx,
      { roles: rolesWith("money"), except: actor.memberId },
      {
        title: `Pencairan ${store.name}: ${rupiah(amount)}`,
        body: "Transfer ke rekening tokonya, lalu tandai sudah ditransfer.",
        link: "/admin/pencairan-toko",
        key: `store payout ${id} requested`,
      },
    );
    return existing(await ownPayoutByKey(tx, key));
  });
