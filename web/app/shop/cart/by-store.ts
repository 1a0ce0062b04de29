import type { CartItem } from "@barakah/contract";

export interface StoreLines {
  /** Null: the community's own goods. */
  store: CartItem["product"]["store"];
  lines: CartItem[];
}

/** The lines of the cart by store, in the order in which the stores first appear. */
export function byStore(lines: CartItem[]): StoreLines[] {
  const groups = new Map<string, StoreLines>();
  for (const line of lines) {
    const { store } = line.product;
    const group = groups.get(store?.slug ?? "") ?? { store, lines: [] };
    group.lines.push(line);
    groups.set(store?.slug ?? "", group);
  }
  return [...groups.values()];
}

/** The lines without downloads. */
export const travelling = (lines: CartItem[]): CartItem[] =>
  lines.filter(({ product }) => product.kind === "goods");

export const COMMUNITY_STORE = "Sinergy";

/** The anchor of a store's parcel at the checkout. */
export const placeOf = (store: StoreLines["store"]) => `paket-${store?.slug ?? "sinergy"}`;
