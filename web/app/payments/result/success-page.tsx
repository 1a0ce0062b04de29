import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { statusOf } from "../../platform/api-error.ts";
import art from "../../ui/art/i-berhasil.svg";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { ReceiptIcon } from "../payment-icons.tsx";
import { paymentStateQuery } from "../queries.ts";
import { factsOf } from "./payment-facts.ts";
import { Receipt } from "./receipt.tsx";
import { ResultHeading } from "./result-heading.tsx";
import { ResultShell } from "./result-shell.tsx";
import { resultWords } from "./result-words.ts";
import { useClaims } from "./use-claims.ts";

const TITLE = "Pembayaran Berhasil";

const isUnknown = (error: Error | null) => error !== null && [400, 404].includes(statusOf(error));

/** Says so only when the server does, or does not know the payment at all. */
export default function SuccessPage() {
  const claims = useClaims();
  const query = useQuery(paymentStateQuery(claims?.orderId ?? ""));
  // What was known before the payer came here may be from before they paid.
  const payment = query.isFetchedAfterMount || query.data?.status === "success" ? query.data : undefined;
  const unknown = claims?.orderId === "" || isUnknown(query.error);

  if (payment && payment.status !== "success") {
    const page = payment.status === "pending" ? "/pembayaran-tertunda" : "/pembayaran-gagal";
    return <Navigate to={`${page}?${new URLSearchParams({ order_id: payment.order_id })}`} replace />;
  }
  if (!claims || !(payment || unknown)) {
    return (
      <ResultShell title={TITLE}>
        {query.isError ? (
          <ErrorState
            level="h1"
            message="Status pembayaran belum dapat diperiksa."
            onRetry={() => query.refetch()}
            retrying={query.isFetching}
          />
        ) : (
          <Spinner size="lg" label="Memeriksa status pembayaran…" />
        )}
      </ResultShell>
    );
  }
  const words = resultWords(payment);
  return (
    <ResultShell title={TITLE} glad>
      <ResultHeading art={art} title={TITLE} text={words.thanks} />
      <div className="px-4">
        <Receipt caption={words.amount} facts={factsOf(payment, claims, "success")} />
        <div className="mt-5 flex flex-col gap-2.5">
          <LinkButton to="/" block>
            Kembali ke Beranda
          </LinkButton>
          <LinkButton to={words.list.to} variant="line" block>
            <ReceiptIcon size={20} />
            {words.list.label}
          </LinkButton>
        </div>
      </div>
    </ResultShell>
  );
}
