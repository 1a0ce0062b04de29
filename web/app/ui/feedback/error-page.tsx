import { useEffect, useSyncExternalStore } from "react";
import { isRouteErrorResponse, Navigate, useLocation } from "react-router";
import { keptAddressOf } from "../../platform/kept-address.ts";
import { useSiteName } from "../../platform/site-name.ts";
import art from "../art/i-galat.svg";
import noSignalArt from "../art/i-luring.svg";
import { LinkButton } from "../form/link-button.tsx";
import { Page } from "../layout/page.tsx";
import { NotFound } from "./not-found.tsx";
import { StateScreen } from "./state-screen.tsx";

function subscribe(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** The error messages of browsers if a file or an answer could not be loaded. */
const NOT_ARRIVED = /fetch|load failed|networkerror|importing a module/i;

export function ErrorPage({ error }: { error: unknown }) {
  const name = useSiteName();
  const { pathname } = useLocation();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (!isOnline || (error instanceof TypeError && NOT_ARRIVED.test(error.message))) {
    const kept = keptAddressOf(pathname);
    return kept ? <Navigate to={kept} replace /> : <NoSignal />;
  }
  return (
    <Page title="Terjadi kesalahan" back="/" className="justify-center">
      <title>{`Terjadi kesalahan · ${name}`}</title>
      <StateScreen
        art={art}
        heading="Terjadi kesalahan"
        level="h1"
        text="Halaman ini belum bisa ditampilkan. Silakan coba lagi."
      >
        {/* A full reload clears the broken state. */}
        <LinkButton to="" reloadDocument variant="soft" label="Coba Lagi" />
        <LinkButton to="/" reloadDocument variant="line" label="Kembali ke Beranda" />
      </StateScreen>
    </Page>
  );
}

/** Shown if the code of a page could not be loaded. Drafts of the page before stay in the tab. */
function NoSignal() {
  const name = useSiteName();
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
  return (
    <Page title="Tidak ada sinyal" back="/" className="justify-center">
      <title>{`Tidak ada sinyal · ${name}`}</title>
      <StateScreen
        art={noSignalArt}
        heading="Tidak ada sinyal"
        level="h1"
        text="Halaman ini belum ada di HP ini. Yang kamu ketik tidak hilang. Kami muat sendiri begitu sinyal kembali."
      >
        <LinkButton to="" reloadDocument variant="soft" label="Coba Lagi" />
      </StateScreen>
    </Page>
  );
}
