import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../../platform/hydrated.ts";
import { PageMeta } from "../../platform/page-meta.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Skeletons } from "../../ui/feedback/skeleton.tsx";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Page } from "../../ui/layout/page.tsx";

/** The worker stores it with this page, and a form that leads here loads it ahead. */
const KeptView = lazy(() => import("./kept-view.tsx"));

const META = <PageMeta title="Pembayaran" description="Pembayaran yang tersimpan di HP ini." noindex />;

/** A payment from the copy on the phone. Its key is in the fragment (after '#'), so that this page is the same for everybody. */
export default function KeptPaymentPage() {
  const { hash } = useLocation();
  const [key, part] = hash.slice(1).split("/");
  if (!useHydrated()) return <Waiting />;
  if (!key)
    return (
      <Page title="Pembayaran" back="/" className="justify-center">
        {META}
        <StateScreen level="h1" heading="Tidak ada yang tersimpan" text="Cari pembayaranmu dengan nomornya.">
          <LinkButton to="/cek-donasi">Cari pembayaranku</LinkButton>
        </StateScreen>
      </Page>
    );
  return (
    <Suspense fallback={<Waiting />}>
      <KeptView key={hash} name={key} isProof={part === "bukti"} />
    </Suspense>
  );
}

const Waiting = () => (
  <Page title="Pembayaran" back="/" isHeading>
    {META}
    <Loading>
      <Skeletons of={["h-44 rounded-none", "mt-2 h-72 rounded-none"]} />
    </Loading>
  </Page>
);
