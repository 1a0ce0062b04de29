import type { PaymentPage } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { keptPayments } from "../../offline/kept-payments.ts";
import { statusOf } from "../../platform/api-error.ts";
import { rupiah } from "../../platform/format.ts";
import { PageMeta } from "../../platform/page-meta.tsx";
import art from "../../ui/art/i-kosong.svg";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { paymentPageQuery } from "./queries.ts";

interface PaymentFrameProps {
  name: string;
  title: string;
  children(payment: PaymentPage): ReactNode;
}

/** Loads a payment; an unknown key leads to the search. */
export function PaymentFrame({ name, title, children }: PaymentFrameProps) {
  const query = useQuery(paymentPageQuery(name));
  const unsure = !query.data && query.isError && statusOf(query.error) === 0;
  const unknown = !query.data && query.isError && statusOf(query.error) === 404;
  return (
    <>
      <PageMeta title={title} description="Status satu pembayaran di BARAKAH APP." noindex />
      {query.data ? (
        children(query.data)
      ) : (
        <Page title={title} back="/" isHeading={!unknown} className={unknown ? "justify-center" : "pb-8"}>
          {unsure && <Recorded name={name} />}
          {unknown ? (
            <Unknown />
          ) : (
            <Loaded query={query} failure="Pembayaran gagal dimuat." skeleton={<Skeleton className="h-80" />}>
              {() => null}
            </Loaded>
          )}
        </Page>
      )}
    </>
  );
}

/** The signal dropped between the payment and its page: this phone knows the number and the amount. */
function Recorded({ name }: { name: string }) {
  const kept = keptPayments().find(({ page }) => page.endsWith(`/${name}`));
  if (!kept) return null;
  return (
    <Note tone="gold" icon={<Icon name="check-circle-fill" size={24} />} className="m-4">
      <b>
        {kept.number}, {rupiah(kept.amount)}, sudah tercatat.
      </b>{" "}
      {kept.title}. Cara membayarnya tampil sendiri di sini begitu sinyal kembali.
    </Note>
  );
}

const Unknown = () => (
  <StateScreen
    art={art}
    level="h1"
    heading="Pembayaran ini tidak kami temukan"
    text="Alamatnya mungkin terpotong saat disalin. Dengan nomor pembayaran dan nomor HP-mu kamu bisa mencarinya."
  >
    <LinkButton to="/cek-donasi">Cari pembayaranku</LinkButton>
    <LinkButton to="/" variant="line" label="Kembali ke Beranda" />
  </StateScreen>
);
