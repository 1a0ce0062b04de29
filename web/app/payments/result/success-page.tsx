import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Navigate } from "react-router";
import { keptPage } from "../../offline/kept-payments.ts";
import { statusOf } from "../../platform/api-error.ts";
import { useMember } from "../../platform/session.ts";
import art from "../../ui/art/i-berhasil.svg";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Button } from "../../ui/form/button.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Spinner } from "../../ui/icons/spinner.tsx";
import { TornCard } from "./facts-list.tsx";
import { factsOf } from "./payment-facts.ts";
import { paymentStateQuery } from "./queries.ts";
import { ResultHeading, ResultShell } from "./result-shell.tsx";
import { resultTexts } from "./result-texts.ts";
import { useRedirectParams } from "./use-redirect-params.ts";

const TITLE = "Pembayaran Berhasil";
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
  const texts = resultTexts(payment);
  const page = keptPage(params.orderId);
  // Without the page's key, the number and a phone number find the receipt.
  const receipt = page ?? (payment && `/cek-donasi?${new URLSearchParams({ nomor: payment.order_id })}`);
  return (
    <ResultShell title={TITLE} glad>
      <div className="print:hidden">
        <ResultHeading art={art} title={TITLE} text={texts.thanks} />
      </div>
      <div className="px-4">
        <TornCard caption={texts.amount} facts={factsOf(payment, params, "success")}>
          {page && (
            <Suspense>
              <PaymentDetails page={page} />
            </Suspense>
          )}
        </TornCard>
        <div className="mt-5 flex flex-col gap-2.5 print:hidden">
          <LinkButton to="/" block label="Kembali ke Beranda" />
          <Button variant="line" block onClick={() => window.print()} icon="receipt" label="Cetak" />
          {receipt && <LinkButton to={receipt} variant="line" block label="Tanda Terima" />}
          {(member || texts.list.forGuests) && (
            <LinkButton to={texts.list.to} variant="quiet" block label={texts.list.label} />
          )}
        </div>
      </div>
      {page && (
        <Suspense>
          <OwnInvite page={page} />
        </Suspense>
      )}
    </ResultShell>
  );
}
