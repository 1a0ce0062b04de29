import type { Pledge } from "@barakah/contract";
import { METHOD_FORM } from "@barakah/contract/payments/empty-purchase-forms";
import type { Bank } from "@barakah/contract/payments/methods";
import { dueDateName } from "@barakah/contract/pledges/due-dates";
import { useQuery } from "@tanstack/react-query";
import {
  CHOOSE_METHOD,
  NextPages,
  PaymentPanel,
  type PurchaseValues,
  paymentOptionsQuery,
  usePurchase,
  WithCode,
} from "../payments/index.ts";
import { ProblemNote } from "../ui/feedback/note.tsx";
import { Button } from "../ui/form/button.tsx";

/** The same bank as for donations. */
const PLEDGE_BANKS: readonly Bank[] = ["bsi"];

/** Opens the payment of the time that is due: only the method is asked for. Without JavaScript the server answers the form. */
export function GivePledge({ pledge, due }: { pledge: Pledge; due: string }) {
  const options = useQuery(paymentOptionsQuery());
  const { form, choice, code, problem } = usePurchase<PurchaseValues>({
    kind: "gifts",
    banks: PLEDGE_BANKS,
    options: options.data,
    totalOf: () => pledge.amount,
    initial: METHOD_FORM,
    prefill: null,
    check: (values) => (values.method ? {} : { method: CHOOSE_METHOD }),
    describe: () => ({
      body: { kind: "pledge", pledge: pledge.key },
      title: pledge.title,
      purpose: `niat:${pledge.key}:${due}`,
    }),
  });
  return (
    <form ref={form.ref} method="post" action={`/niat/${pledge.key}/bayar`} noValidate onSubmit={form.submit}>
      <PaymentPanel query={options} {...choice} />
      <NextPages />
      <div className="bg-surface px-4 pb-4">
        <p className="mb-2 font-bold">
          <WithCode amount={pledge.amount} code={code} />
        </p>
        <Button
          type="submit"
          block
          busy={form.busy}
          label={`Berikan untuk ${dueDateName(pledge.rhythm, due)}`}
        />
      </div>
      <ProblemNote>{problem}</ProblemNote>
    </form>
  );
}
