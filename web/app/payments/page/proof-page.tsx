import type { BankAccount, PaymentPage as Payment } from "@barakah/contract";
import { lazy, Suspense } from "react";
import { useNavigate } from "react-router";
import { WaitingCard } from "../../offline/use-sent-proof.ts";
import { api } from "../../platform/browser-api.ts";
import { preloadOnServer } from "../../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../../platform/preload.ts";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { Button } from "../../ui/form/button.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { CodeStep } from "../acting/code-step.tsx";
import { paymentOptionsQuery } from "../form/payment-methods.ts";
import { TransferProblemNote } from "../transfer/problem-note.tsx";
import { TransferForm } from "../transfer/transfer-form.tsx";
import type { Route } from "./+types/proof-page";
import { Bill } from "./bill.tsx";
import OurAccount from "./our-account.tsx";
import { PaymentFrame } from "./payment-frame.tsx";
import { paymentPageQuery } from "./queries.ts";
import { useSendProof } from "./use-send-proof.ts";

const Rejected = lazy(() => import("./closed-payment.tsx").then((module) => ({ default: module.Rejected })));

export { privatePage as headers } from "../../platform/private-page.ts";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [
  paymentPageQuery(params.key),
  paymentOptionsQuery(),
];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

const TITLE = "Kirim Bukti";
const FORM = "bukti";

/** For a first proof, a clearer one, or another one after a rejection. */
export default function ProofPage({ params }: Route.ComponentProps) {
  return <ProofView name={params.key} />;
}

export function ProofView({ name }: { name: string }) {
  return (
    <PaymentFrame name={name} title={TITLE}>
      {(payment) => (
        <Page title={TITLE} back={payment.page} isHeading={payment.next !== "proof_again"}>
          {payment.can_transfer || payment.next === "proof_again" ? (
            <>
              {payment.next === "proof_again" ? (
                <Suspense>
                  <Rejected payment={payment} />
                </Suspense>
              ) : (
                <Bill payment={payment} />
              )}
              <OurAccount payment={payment}>
                {(account) => <ProofForm payment={payment} name={name} account={account} />}
              </OurAccount>
            </>
          ) : (
            <StateScreen heading="Pembayaran ini tidak menunggu bukti" text="Lihat statusnya yang terbaru.">
              <LinkButton to={payment.page}>Lihat pembayaran</LinkButton>
            </StateScreen>
          )}
        </Page>
      )}
    </PaymentFrame>
  );
}

function ProofForm({ payment, name, account }: { payment: Payment; name: string; account: BankAccount }) {
  const navigate = useNavigate();
  const onSent = () => navigate(payment.page, { replace: true });
  const { form, problem, waiting, step } = useSendProof({ payment, name, account, onSent });
  if (waiting)
    return (
      <Suspense>
        <WaitingCard {...waiting} />
      </Suspense>
    );
  return (
    <>
      <TransferForm id={FORM} form={form} />
      {problem && <TransferProblemNote problem={problem} />}
      <CodeStep
        step={step}
        ask={() => api.call("POST /api/payments/page/:key/code/", { params: { key: name } })}
        busy={form.busy}
        onCode={() => form.submit()}
      />
      <div className="p-4">
        <Button type="submit" form={FORM} busy={form.busy} block icon="upload-simple" label="Kirim bukti" />
      </div>
    </>
  );
}
