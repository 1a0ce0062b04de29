import { type AppError, conflict } from "../platform/errors.ts";
import { rupiah } from "../platform/text/rupiah.ts";
import type { Had } from "./queries/bought-files.ts";
import type { Choice } from "./queries/cart.ts";
import type { Goods } from "./queries/stock.ts";
import { whyNotBuyable } from "./why-not-buyable.ts";

export interface Bought {
  product: Goods;
  quantity: number;
  /** What the buyer has of its file. */
  had: Had | undefined;
}

interface Seen {
  amount: number;
  choices?: Choice[] | undefined;
}

/** The same limit as in the contract: larger sums are not exact, first at the provider, then in JavaScript. */
const MOST_RUPIAH = 1_000_000_000_000;
const CHECK_AGAIN = "Periksa kembali keranjangmu sebelum membayar.";

function sameChoices(bought: Bought[], choices: Choice[]): boolean {
  const seen = new Map(choices.map(({ product_id, quantity }) => [product_id, quantity]));
  return (
    choices.length === bought.length &&
    bought.every(({ product, quantity }) => seen.get(product.id) === quantity)
  );
}

/** Refuses the purchase if a line can no longer be bought as it is in the cart; `errors` names the products by their ids. */
function refuseUnavailable(bought: Bought[], amount: number) {
  const blocked = bought.flatMap(({ product, quantity, had }) => {
    const notice = whyNotBuyable({ ...product, had }, quantity);
    return notice ? [{ product, text: notice.text }] : [];
  });
  if (blocked.length === 0) return;
  const lines = blocked.map(({ product, text }) => `${product.title}: ${text}`);
  throw conflict("cart_changed", [...lines, CHECK_AGAIN].join(" "), {
    errors: Object.fromEntries(blocked.map(({ product, text }) => [String(product.id), [text]])),
    facts: { amount },
  });
}

/**
 * Refuses a total that the buyer has not seen; the refusal carries the current one. `voucher`: why a voucher of the cart gives no
 * discount.
 */
export function checkPurchase(
  bought: Bought[],
  seen: Seen,
  orders: readonly { total: number; shipping: number }[],
  voucher?: AppError,
): void {
  const total = orders.reduce((sum, order) => sum + order.total, 0);
  refuseUnavailable(bought, total);
  if (seen.choices && !sameChoices(bought, seen.choices)) {
    throw conflict("cart_changed", `Isi keranjang sudah berubah. ${CHECK_AGAIN}`, {
      facts: { amount: total },
    });
  }
  if (total > MOST_RUPIAH)
    throw conflict("too_much", "Total belanja terlalu besar untuk satu pesanan. Hubungi kami.", {
      facts: { amount: total },
    });
  if (orders.some((order) => order.total <= order.shipping))
    throw conflict("nothing_to_pay", "Pesanan ini gratis. Hubungi kami untuk mengambilnya.");
  if (seen.amount !== total) {
    if (voucher)
      throw conflict(voucher.code, `${voucher.message} ${CHECK_AGAIN}`, { facts: { amount: total } });
    throw conflict("amount_changed", `Total belanja sekarang ${rupiah(total)}. ${CHECK_AGAIN}`, {
      facts: { amount: total },
    });
  }
}
