import { createContext, use } from "react";
import { Link } from "react-router";
import { ICON_BUTTON } from "../form/icon-button.tsx";
import { Icon } from "../icons/icon.tsx";

export const CartCountContext = createContext(0);

export const HeaderActions = () => (
  <div className="-mr-2.5 flex">
    <Link to="/incaran" aria-label="Produk Incaran" className={ICON_BUTTON}>
      <Icon name="heart" size={24} />
    </Link>
    <CartLink />
  </div>
);

export function CartLink() {
  const count = use(CartCountContext);
  return (
    <Link
      to="/keranjang"
      aria-label={count > 0 ? `Keranjang Belanja, ${count} produk` : "Keranjang Belanja"}
      className={ICON_BUTTON}
    >
      <Icon name="shopping-cart-simple" size={24} />
      {count > 0 && <CountBadge count={count} />}
    </Link>
  );
}

/** Stops growing with the text before it hides the cart. */
const CountBadge = ({ count }: { count: number }) => (
  <span
    aria-hidden="true"
    className="absolute -right-px top-px h-[min(1.125rem,22px)] min-w-[min(1.125rem,22px)] rounded-full bg-accent px-[5px] text-center text-[min(0.6875rem,14px)] font-extrabold leading-[min(1.125rem,22px)] text-on-accent ring-2 ring-(--header-bg,var(--brand-from))"
  >
    {count > 99 ? "99+" : count}
  </span>
);
