import type { DeliveryMode } from "@barakah/contract";
import { type AppError, conflict } from "../../platform/errors.ts";
import { hindering, isTooHeavy } from "./allowed-ways-to-send.ts";
import type { Packed } from "./queries/goods.ts";

interface Tried {
  /** The ways that the seller has. */
  ways: readonly DeliveryMode[];
  /** The ways that reach the address. */
  reaching: readonly DeliveryMode[];
  originKnown: boolean;
  tooHeavy: boolean;
  mostKg: number;
}

const notSent = (sentence: string) => conflict("not_delivered_there", sentence);

/** What the buyer can do about a product that cannot be sent. */
const insteadOf = ({ picked_up }: Packed, ways: Tried["ways"]) =>
  picked_up && ways.includes("pickup")
    ? "Pesan terpisah, lalu pilih ambil di tempat."
    : "Hubungi kami, atau keluarkan dari keranjang.";

/** The product may be sent, but its weight is not known. A product that is only fetched needs none. */
const lacksWeight = (one: Packed, couriers: readonly DeliveryMode[]) =>
  one.weight_g === null && couriers.some((mode) => hindering([{ ...one, weight_g: 0 }], mode).length === 0);

/** The products, not the address, prevent it: one is never sent, or two are not sent alike. */
function becauseOfGoods(goods: Packed[], ways: Tried["ways"]): AppError | undefined {
  const couriers = ways.filter((mode) => mode !== "pickup");
  const never = goods.find((one) => couriers.every((mode) => hindering([one], mode).length > 0));
  if (never && lacksWeight(never, couriers))
    return notSent(`Berat ${never.title} belum diisi, jadi belum dapat dikirim. ${insteadOf(never, ways)}`);
  if (never) return notSent(`${never.title} tidak dapat dikirim. ${insteadOf(never, ways)}`);
  const [one, other] = couriers.map((mode) => hindering(goods, mode)[0]);
  return one && other
    ? notSent(`${one.title} dan ${other.title} tidak dikirim dengan cara yang sama. Pesan terpisah.`)
    : undefined;
}

/** Several orders are lighter, unless one piece alone is too heavy. */
function becauseOfWeight(goods: Packed[], { ways, mostKg }: Tried): AppError {
  const piece = goods.find(({ weight_g }) => isTooHeavy(weight_g ?? 0, mostKg));
  return conflict(
    "too_heavy",
    piece
      ? `Berat ${piece.title} lebih dari ${mostKg} kg, jadi tidak dapat dikirim. ${insteadOf(piece, ways)}`
      : `Belanjaan ini lebih dari ${mostKg} kg, terlalu berat untuk satu kiriman. Bagi menjadi beberapa pesanan.`,
  );
}

/** Why there is no shipping method. A smaller order or another address helps only where the goods and the origin allow it. */
export function noWayToSend(goods: Packed[], tried: Tried): AppError {
  const { ways, reaching, originKnown, tooHeavy } = tried;
  const wrongGoods = becauseOfGoods(goods, ways);
  if (wrongGoods) return wrongGoods;
  if (!originKnown) {
    const [stuck] = [...(ways.includes("pickup") ? hindering(goods, "pickup") : []), ...goods];
    return notSent(
      `Alamat asal ${stuck?.title ?? "belanjaan ini"} belum diisi penjualnya, jadi belum dapat dikirim. Hubungi kami, atau keluarkan dari keranjang.`,
    );
  }
  if (tooHeavy) return becauseOfWeight(goods, tried);
  // Couriers are not asked about goods that they may not take, so these come next.
  const stuckOn: readonly DeliveryMode[] = [...reaching, "courier"];
  const [stuck] = [...stuckOn.flatMap((mode) => hindering(goods, mode)), ...goods];
  return notSent(
    `${stuck?.title ?? "Belanjaan ini"} belum dapat dikirim ke alamat itu. Pilih alamat lain, atau keluarkan dari keranjang.`,
  );
}
