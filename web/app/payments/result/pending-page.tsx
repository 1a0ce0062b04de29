import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { keptPage } from "../../offline/kept-payments.ts";
import { statusOf } from "../../platform/api-error.ts";
import art from "../../ui/art/i-tunggu.svg";
import { Note } from "../../ui/feedback/note.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Spinner } from "../../ui/icons/spinner.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { FactsList } from "./facts-list.tsx";
import { factsOf } from "./payment-facts.ts";
import { addressAfter, polledPaymentQuery } from "./queries.ts";
import { ResultHeading, ResultShell } from "./result-shell.tsx";
import { useRedirectParams } from "./use-redirect-params.ts";

const TITLE = "Pembayaran Tertunda";

/** Polls the payment and moves on when it has ended. */
export default function PendingPage() {
  const params = useRedirectParams();
  const query = useQuery(polledPaymentQuery(params?.orderId ?? ""));
  const payment = query.data;
  const next = payment && addressAfter(payment);
  const navigate = useNavigate();
  useEffect(() => {
    if (next) navigate(next, { replace: true });
  }, [next, navigate]);

  const unknown = !payment && query.isError && statusOf(query.error) === 404;
  const byTransfer = payment !== undefined && payment.payment_method !== "midtrans";
  return (
    <ResultShell title={TITLE}>
      <ResultHeading
        art={art}
        title={TITLE}
        text={
          unknown ? (
            "Periksa lagi alamat halaman ini, atau hubungi kami."
          ) : byTransfer ? (
            "Bendahara memeriksa pembayaranmu begitu masuk. Halaman ini diperbarui otomatis setelah terverifikasi."
          ) : (
            <StillWaiting />
          )
        }
      />
      <div className="flex flex-col gap-3 px-4">
        {params?.orderId && <PollingNote unknown={unknown} lost={query.isError} />}
        {params?.orderId && !unknown && (
          <Card className="px-4 py-1">
            <FactsList
              facts={factsOf(payment, params, "pending")}
              withMethod={payment !== undefined}
              withAmount={payment !== undefined}
            />
          </Card>
        )}
        <WaysOn orderId={unknown ? undefined : params?.orderId} />
      </div>
    </ResultShell>
  );
}

/** Rendered for everybody: the server does not know the payment. */
const StillWaiting = () => (
  <>
    Kami masih menunggu pembayaranmu.{" "}
    <span data-needs-script>Halaman ini akan diperbarui otomatis setelah pembayaran diterima.</span>
    <noscript>
      Sesudah membayar, <a href="/cek-donasi">buka status pembayaranmu</a> untuk melihat apakah sudah kami
      terima.
    </noscript>
  </>
);

const PollingNote = ({ unknown, lost }: { unknown: boolean; lost: boolean }) => (
  <div role="status">
    {unknown ? (
      <Note tone="red">Pembayaran ini tidak kami temukan.</Note>
    ) : (
      <Note tone="gold" icon={<Spinner />}>
        {lost
          ? "Status belum bisa diperiksa. Dicoba lagi setiap 5 detik…"
          : "Memeriksa status setiap 5 detik…"}
      </Note>
    )}
  </div>
);

/** Leads back to the payment, on the device where it was made. */
function WaysOn({ orderId }: { orderId: string | undefined }) {
  const page = orderId ? keptPage(orderId) : undefined;
  return (
    <div className="mt-2 flex flex-col gap-2.5">
      {page && <LinkButton to={page} block label="Lanjutkan Pembayaran" />}
      {!page && orderId && (
        <LinkButton to={`/cek-donasi?${new URLSearchParams({ nomor: orderId })}`} block>
          Buka Halaman Pembayaran
        </LinkButton>
      )}
      <LinkButton to="/" variant={orderId ? "line" : "primary"} block label="Kembali ke Beranda" />
      <LinkButton to="/hubungi-kami" variant={orderId ? "quiet" : "line"} block label="Hubungi Kami" />
    </div>
  );
}
