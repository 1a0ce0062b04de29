import type { BankAccount, PaymentPage } from "@barakah/contract";
import { isGiven } from "@barakah/contract/payments/methods";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Panel } from "../form/panel.tsx";
import { banksFor, paymentOptionsQuery } from "../form/payment-methods.ts";
import { BankAccountCard } from "../transfer/bank-account-card.tsx";

// Only needed by payers who first meant to pay online.
const PaymentChoice = lazy(() =>
  import("../form/payment-choice.tsx").then((module) => ({ default: module.PaymentChoice })),
);

/** Gifts go to this bank; for other payments the payer chooses. */
const GIFT_BANK = "bsi";

interface OurAccountProps {
  payment: PaymentPage;
  children?(account: BankAccount): React.ReactNode;
}

export default function OurAccount({ payment, children }: OurAccountProps) {
  const options = useQuery(paymentOptionsQuery());
  const [chosen, setChosen] = useState<string>(payment.method);
  return (
    <Loaded
      query={options}
      failure="Pilihan pembayaran gagal dimuat."
      skeleton={<Skeleton className="mt-2 h-72 rounded-none" />}
    >
      {(offered) => {
        const banks = isGiven(payment.kind) ? banksFor(offered, [GIFT_BANK]) : offered.banks;
        const account = banks.find(({ code }) => code === chosen) ?? banks[0];
        if (!account) return null;
        return (
          <>
            {banks.length > 1 && payment.method === "midtrans" && (
              <Panel>
                <Suspense fallback={<Skeleton className="h-24" />}>
                  <PaymentChoice
                    options={offered}
                    banks={banks.map(({ code }) => code)}
                    withOnline={false}
                    chosen={account.code}
                    onChoose={setChosen}
                  />
                </Suspense>
              </Panel>
            )}
            <Panel title="Rekening tujuan">
              <BankAccountCard
                account={account}
                amount={payment.missing || payment.amount}
                exact={payment.about.add_on > 0 && payment.missing === 0}
              />
            </Panel>
            {children?.(account)}
          </>
        );
      }}
    </Loaded>
  );
}
