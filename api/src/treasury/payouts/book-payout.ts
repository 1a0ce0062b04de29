import { type Account, balanceOf, bank, campaign, post, postReversal } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";

interface Booked {
  id: number;
  account: Account;
  bank: string;
  amount: number;
  title: string;
}

const eventOf = (id: number) => `payout:${id}`;

export const heldIn = async (tx: Tx, account: Account): Promise<number> => 0 - (await balanceOf(tx, account));
export const remainingOf = (tx: Tx, campaignId: number): Promise<number> => heldIn(tx, campaign(campaignId));

export const bookPayout = (tx: Tx, payout: Booked, at?: string) =>
  post(tx, {
    event: eventOf(payout.id),
    description: `Penyaluran dana: ${payout.title}`,
    legs: [
      { account: payout.account, amount: payout.amount },
      { account: bank(payout.bank), amount: -payout.amount },
    ],
    ...(at && { at }),
  });

export const bookReversal = (tx: Tx, id: number, reason: string) =>
  postReversal(tx, eventOf(id), {
    event: `${eventOf(id)}:reversed`,
    description: `Pembatalan penyaluran dana: ${reason}`,
  });
