import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { keptPage } from "../../offline/kept-payments.ts";
import art from "../../ui/art/i-galat.svg";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { FactsList } from "./facts-list.tsx";
import { factsOf, redirectedFacts } from "./payment-facts.ts";
import { addressAfter, paymentStateQuery } from "./queries.ts";
import { ResultHeading, ResultShell } from "./result-shell.tsx";
import { resultTexts } from "./result-texts.ts";
import { useRedirectParams } from "./use-redirect-params.ts";

const TITLE = "Pembayaran Gagal";

/** A failed attempt; the payment may be open, or paid by another attempt. */
export default function FailedPage() {
  const params = useRedirectParams();
  const { data: payment } = useQuery(paymentStateQuery(params?.orderId ?? ""));
  if (payment?.status === "success") return <Navigate to={addressAfter(payment) ?? "/"} replace />;
  const known = payment?.status === "failed" ? payment : undefined;
  const page = keptPage(params?.orderId ?? "");
  // A rejected proof must not be paid again: its page has the treasurer's reason.
  const rejected = known?.payment_status === "rejected" && known;
  return (
    <ResultShell title={TITLE}>
      <ResultHeading
        art={art}
        title={TITLE}
        text={
          rejected
            ? "Bendahara belum bisa menerima buktimu. Jangan transfer lagi: baca dulu alasannya."
            : "Pembayaranmu belum berhasil. Kamu bisa mencobanya lagi, atau memilih cara bayar yang lain."
        }
      />
      <div className="flex flex-col gap-3 px-4">
        {params?.orderId && (
          <Card className="px-4 py-1">
            <FactsList
              facts={known ? factsOf(known, params, "failed") : redirectedFacts(params, "failed")}
              withMethod={known !== undefined}
            />
          </Card>
        )}
        <div className="mt-2 flex flex-col gap-2.5">
          {rejected ? (
            <LinkButton to={page ?? `/cek-donasi?${new URLSearchParams({ nomor: rejected.order_id })}`} block>
              Baca Alasannya
            </LinkButton>
          ) : (
            <LinkButton to={page ?? resultTexts(payment).retry} block label="Coba Lagi" />
          )}
          <LinkButton to="/" variant="line" block label="Kembali ke Beranda" />
        </div>
      </div>
    </ResultShell>
  );
}
