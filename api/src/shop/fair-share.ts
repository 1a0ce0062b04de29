import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import type { Bought } from "./check-purchase.ts";
import { isNewcomer, newcomersPieces, unpaidPieces } from "./queries/stock.ts";

/** An order holds its goods before anybody has seen the money. These limits keep some of each product for everybody else. */
export interface FairShare {
  /** The most pieces of one product in one member's unpaid orders. */
  pieces: number;
  /** The part of a product's pieces, in percent, in the unpaid orders of all newcomers together. */
  newcomersPercent: number;
}

function refuse(code: string, beyond: Bought[], sentence: string) {
  if (beyond.length === 0) return;
  throw conflict(code, beyond.map(({ product }) => `${product.title}: ${sentence}`).join(" "), {
    errors: Object.fromEntries(beyond.map(({ product }) => [String(product.id), [sentence]])),
  });
}

/**
 * Newcomers are accounts that anybody can make by the dozen: no confirmed e-mail address, nothing paid yet. One piece is
 * always theirs, so that a newcomer can buy the last one of something.
 */
async function keepToNewcomersShare(tx: Tx, bought: Bought[], percent: number) {
  const held = await newcomersPieces(
    tx,
    bought.map(({ product }) => product.id),
  );
  const beyond = bought.filter(({ product, quantity }) => {
    const theirs = held.get(product.id) ?? 0;
    return theirs + quantity > Math.max(1, Math.floor(((product.stock + theirs) * percent) / 100));
  });
  refuse(
    "newcomers_share",
    beyond,
    "Sisanya kami simpan untuk anggota yang e-mailnya sudah dikonfirmasi. Konfirmasi e-mailmu di menu Keamanan pada halaman akunmu, lalu pesan lagi; isi keranjangmu tetap.",
  );
}

/**
 * Refuses an order that would hold too much. The caller holds the locks of the member's cart and of the goods, so that
 * orders which come together are counted one after the other.
 */
export async function keepToFairShare(
  tx: Tx,
  memberId: number,
  bought: Bought[],
  { pieces, newcomersPercent }: FairShare,
) {
  const held = await unpaidPieces(
    tx,
    memberId,
    bought.map(({ product }) => product.id),
  );
  refuse(
    "more_than_share",
    bought.filter(({ product, quantity }) => (held.get(product.id) ?? 0) + quantity > pieces),
    `Paling banyak ${pieces} sebelum dibayar. Selesaikan dahulu pesanan yang belum dibayar, atau hubungi kami.`,
  );
  if (newcomersPercent < 100 && (await isNewcomer(tx, memberId)))
    await keepToNewcomersShare(tx, bought, newcomersPercent);
}
