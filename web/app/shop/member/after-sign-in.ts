import type { ProductSummary } from "@barakah/contract";
import { useNavigate } from "react-router";
import { keepIntent } from "../../platform/action-after-sign-in.ts";
import { withNext } from "../../platform/next-path.ts";
import { type Member, useMember } from "../../platform/session.ts";

type Place = "cart" | "wishes";

const SAYS: Record<Place, string> = {
  cart: "langsung masuk Keranjang Belanjamu",
  wishes: "langsung tersimpan di Incaranmu",
};

interface Wanted {
  product: ProductSummary;
  place: Place;
  quantity: number;
}

const PRODUCTS = "/produk/";
export const productPath = ({ slug }: ProductSummary) => `${PRODUCTS}${slug}`;
export const slugIn = (path: string) => path.slice(PRODUCTS.length);

/** Visitors are led to the sign-in; the action is stored and done once they are back. */
export function useMemberAction(): (wanted: Wanted, act: (member: Member) => void) => void {
  const member = useMember();
  const navigate = useNavigate();
  return ({ product, place, quantity }, act) => {
    if (member) return act(member);
    const path = productPath(product);
    keepIntent({ path, what: place, id: product.id, quantity, says: `${product.title} ${SAYS[place]}` });
    navigate(withNext("/login", path));
  };
}
