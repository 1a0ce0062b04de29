import type { PaymentOptions } from "@barakah/contract";
import type { Bank, PurchaseMethod } from "@barakah/contract/payments/methods";
import { rupiah } from "../../platform/format.ts";
import { Loaded, type QueryView } from "../../ui/feedback/loaded.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { ChoiceGroup } from "./choice-group.tsx";
import { NO_METHOD, QRIS_LIMIT } from "./messages.ts";
import { MethodTile } from "./method-tile.tsx";
import { Panel } from "./panel.tsx";
import { type MethodOffer, methodOffers, type QrisOffer } from "./payment-methods.ts";

interface PaymentChoiceProps {
  options: PaymentOptions;
  banks: readonly Bank[];
  withOnline?: boolean;
  qris?: QrisOffer;
  /** Explains the amount of a QRIS, shown once QRIS is chosen. */
  qrisSum?: string;
  chosen: PurchaseMethod | "";
  error?: string;
  onChoose(method: PurchaseMethod): void;
}

export function PaymentChoice(props: PaymentChoiceProps) {
  const { options, banks, withOnline = true, qris, qrisSum, chosen, error, onChoose } = props;
  const offers = methodOffers(withOnline ? options : { ...options, online: null }, banks, qris);
  return (
    <ChoiceGroup legend="Metode pembayaran" error={error}>
      <div className="flex flex-col gap-2">
        {offers.map((offer) => (
          <MethodCard
            key={offer.method}
            offer={offer}
            checked={chosen === offer.method}
            onChoose={() => onChoose(offer.method)}
          />
        ))}
      </div>
      <p role="status" className="mt-2 text-sm text-text-2 empty:hidden">
        {chosen === "qris" && qrisSum}
      </p>
      {qris === null && <p className="mt-2 text-xs text-text-3">{QRIS_LIMIT}</p>}
      {offers.length === 0 && <p className="text-sm text-text-2">{NO_METHOD}</p>}
    </ChoiceGroup>
  );
}

interface PaymentPanelProps extends Omit<PaymentChoiceProps, "options"> {
  query: QueryView<PaymentOptions>;
}

/** The choice as a part of a form, with its loading and error states. */
export const PaymentPanel = ({ query, ...choice }: PaymentPanelProps) => (
  <Panel>
    <Loaded query={query} failure="Pilihan pembayaran gagal dimuat." skeleton={<Skeleton className="h-24" />}>
      {(options) => <PaymentChoice options={options} {...choice} />}
    </Loaded>
  </Panel>
);

interface MethodCardProps {
  offer: MethodOffer;
  checked: boolean;
  onChoose(): void;
}

const MethodCard = ({ offer, checked, onChoose }: MethodCardProps) => (
  <label className="flex min-h-[68px] cursor-pointer items-center gap-3 rounded-md border border-border-strong bg-surface px-3.5 py-3 has-checked:border-primary has-checked:bg-primary-softer has-checked:inset-ring has-checked:inset-ring-primary">
    <MethodTile method={offer.method} />
    <span className="min-w-0 flex-1">
      <b className="block">{offer.name}</b>
      <span className="block text-xs text-text-2">{offer.text}</span>
    </span>
    <input
      type="radio"
      name="method"
      value={offer.method}
      checked={checked}
      onChange={onChoose}
      className="size-[22px] flex-none appearance-none rounded-full border-[1.5px] border-border-strong bg-surface checked:border-[6.5px] checked:border-primary"
    />
  </label>
);

/** The code of a QRIS is not known before it is made. */
export const WithCode = ({ amount, code }: { amount: number; code: "+" | "−" | undefined }) => (
  <>
    <span className="whitespace-nowrap">{rupiah(amount)}</span>
    {code && amount > 0 && (
      <small className="text-xs font-semibold whitespace-nowrap text-text-2"> {code} kode unik</small>
    )}
  </>
);
