import type { PaymentPage } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { statusOf } from "../../platform/api-error.ts";
import { PageMeta } from "../../platform/page-meta.tsx";
import art from "../../ui/art/i-kosong.svg";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
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
  const unknown = !query.data && query.isError && statusOf(query.error) === 404;
  return (
    <>
      <PageMeta title={title} description="Status satu pembayaran di BARAKAH APP." noindex />
      {query.data ? (
        children(query.data)
      ) : (
        <Page title={title} back="/" isHeading={!unknown} className={unknown ? "justify-center" : "pb-8"}>
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
