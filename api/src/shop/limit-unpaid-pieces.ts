import { type FairShare, isBeyondNewcomers, isNewcomer } from "../payments/index.ts";
import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import type { Bought } from "./check-purchase.ts";
import { newcomersPieces, unpaidPieces } from "./queries/stock.ts";

function refuse(code: string, beyond: Bought[], sentence: string) {
  if (beyond.length === 0) return;
  throw conflict(code, beyond.map(({ product }) => `${product.title}: ${sentence}`).join(" "), {
    errors: Object.fromEntries(beyond.map(({ product }) => [String(product.id), [sentence]])),
  });
}

async function keepToNewcomersShare(tx: Tx, bought: Bought[], share: FairShare) {
  const held = await newcomersPieces(
    tx,
    bought.map(({ product }) => product.id),
  );
  const beyond = bought.filter(({ product, quantity }) =>
    isBeyondNewcomers({ free: product.stock, held: held.get(product.id) ?? 0, wanted: quantity }, share),
  );
  refuse(
    "newcomers_share",
    beyond,
    "Sisanya kami simpan untuk anggota yang e-mailnya sudah dikonfirmasi. Konfirmasi e-mailmu di menu Keamanan pada halaman akunmu, lalu pesan lagi; isi keranjangmu tetap.",
  );
}

/**
 * Refuses an order that would reserve too much. The caller holds the locks of the member's cart and of the goods, so that
 * concurrent orders are counted one after the other.
 */
export async function keepToFairShare(tx: Tx, memberId: number, bought: Bought[], share: FairShare) {
  const held = await unpaidPieces(
    tx,
    memberId,
    bought.map(({ product }) => product.id),
  );
  refuse(
    "more_than_share",
    bought.filter(({ product, quantity }) => (held.get(product.id) ?? 0) + quantity > share.own),
    `Paling banyak ${share.own} sebelum dibayar. Selesaikan dahulu pesanan yang belum dibayar, atau hubungi kami.`,
  );
  if (share.newcomersPercent < 100 && (await isNewcomer(tx, memberId)))
    await keepToNewcomersShare(tx, bought, share);
}
