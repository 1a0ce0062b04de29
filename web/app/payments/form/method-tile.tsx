import type { PurchaseMethod } from "@barakah/contract/payments/methods";
import { Icon } from "../../ui/icons/icon.tsx";

const SHORT: Partial<Record<PurchaseMethod, string>> = { bsi: "BSI", bjb: "bjb", qris: "QRIS" };

/** In place of a bank's logo: white in both themes. */
export const MethodTile = ({ method }: { method: PurchaseMethod }) => (
  <span
    aria-hidden="true"
    className="grid h-9 w-14 flex-none place-items-center rounded-sm bg-plain text-[min(.875rem,16px)] font-extrabold tracking-[-.02em] text-on-plain inset-ring inset-ring-border"
  >
    {SHORT[method] ?? <Icon name="credit-card" size={24} />}
  </span>
);
