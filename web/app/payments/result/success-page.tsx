import type { PaymentState } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Navigate } from "react-router";
import { keptPage } from "../../offline/kept-payments.ts";
import { statusOf } from "../../platform/api-error.ts";
import { rupiah } from "../../platform/format.ts";
import { useMember } from "../../platform/session.ts";
import { useSiteName } from "../../platform/site-name.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Button } from "../../ui/form/button.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Spinner } from "../../ui/icons/spinner.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { FactsList } from "./facts-list.tsx";
import { useOwnPayment } from "./own-payment.ts";
import { factsOf, type RedirectParams } from "./payment-facts.ts";
import { paymentStateQuery } from "./queries.ts";
import { ResultShell } from "./result-shell.tsx";
import { resultTexts } from "./result-texts.ts";
import { Thanks } from "./thanks.tsx";
import { useRedirectParams } from "./use-redirect-params.ts";

const TITLE = "Pembayaran Berhasil";
const RECEIPT = "Tanda Terima";
const PaymentDetails = lazy(() => import("./payment-details.tsx"));
const OwnInvite = lazy(() => import("./own-invite.tsx"));

const isUnknown = (error: Error | null) => error !== null && [400, 404].includes(statusOf(error));

/** Shown only if the server confirms the payment or does not know it. */
export default function SuccessPage() {
  const params = useRedirectParams();
  const member = useMember();
  const query = useQuery(paymentStateQuery(params?.orderId ?? ""));
  // Cached data may be from before the payment.
  const payment = query.isFetchedAfterMount || query.data?.status === "success" ? query.data : undefined;
  const unknown = params?.orderId === "" || isUnknown(query.error);

  if (payment && payment.status !== "success") {
    const page = payment.status === "pending" ? "/pembayaran-tertunda" : "/pembayaran-gagal";
    return <Navigate to={`${page}?${new URLSearchParams({ order_id: payment.order_id })}`} replace />;
  }
  if (!params || !(payment || unknown)) {
    return (
      <ResultShell title={TITLE}>
        {query.isError ? (
          <ErrorState
            level="h1"
            message="Status pembayaran belum dapat diperiksa."
            error={query.error}
            onRetry={() => query.refetch()}
            retrying={query.isFetching}
          />
        ) : (
          <Spinner size="lg" label="Memeriksa status pembayaran…" />
        )}
      </ResultShell>
    );
  }
  const page = keptPage(params.orderId);
  return <Success payment={payment} params={params} page={page} member={member !== undefined} />;
}

interface SuccessProps {
  /** Undefined for a payment that nobody knows. */
  payment: PaymentState | undefined;
  params: RedirectParams;
  /** Its page, if it was made on this device. */
  page: string | undefined;
  member: boolean;
}

function Success({ payment, params, page, member }: SuccessProps) {
  const { amount, list, next } = resultTexts(payment);
  const facts = factsOf(payment, params, "success");
  const own = useOwnPayment(page);
  // Without the page's key, the number and a phone number find the receipt.
  const receipt = page ?? (payment && `/cek-donasi?${new URLSearchParams({ nomor: payment.order_id })}`);
  const onward = next?.to ?? (next && own?.about.link);
  return (
    <ResultShell
      title={TITLE}
      actions={
        <ActionBar>
          {onward ? (
            <LinkButton to={onward} block label={next?.label} />
          ) : (
            <LinkButton to={receipt ?? list.to} block label={receipt ? RECEIPT : list.label} />
          )}
        </ActionBar>
      }
    >
      <Thanks payment={payment} facts={facts} page={page} />
      <ul className="mx-4 mt-4 divide-y divide-border rounded-lg bg-surface shadow-card print:hidden">
        {receipt && onward && (
          <li>
            <LinkButton to={receipt} variant="quiet" block label={RECEIPT} />
          </li>
        )}
        {(member || list.forGuests) && list.to !== onward && (
          <li>
            <LinkButton to={list.to} variant="quiet" block label={list.label} />
          </li>
        )}
        <li>
          <Button variant="quiet" block onClick={() => window.print()} icon="printer" label="Cetak" />
        </li>
      </ul>
      {page && (
        <Suspense>
          <OwnInvite page={page} />
        </Suspense>
      )}
      {/* The specification's words, which are also what is printed. */}
      <section className="mt-5 px-4 text-xs">
        <h2 className="text-sm">{TITLE}</h2>
        <p className="hidden print:block">
          {useSiteName()} · {amount} {rupiah(facts.amount)}
        </p>
        <FactsList facts={facts} fine>
          {page && (
            <Suspense>
              <PaymentDetails page={page} />
            </Suspense>
          )}
        </FactsList>
      </section>
      <p className="mt-3 text-center print:hidden">
        <LinkButton to="/" variant="quiet" label="Kembali ke Beranda" />
      </p>
    </ResultShell>
  );
}
