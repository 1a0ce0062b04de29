import { useEffect, useState } from "react";
import { api } from "../platform/browser-api.ts";
import { PageMeta } from "../platform/page-meta.tsx";
import art from "../ui/art/i-luring.svg";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { Button } from "../ui/form/button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { AvailableOffline } from "./available-offline.tsx";
import { NEVER_COPIED } from "./which-pages-stay.ts";

const PROBE_MS = 5000;
const NO_COPY = "Halaman ini belum ada salinannya di HP ini.";
const NEVER_KEPT = "Demi keamanan, halaman ini tidak disimpan di HP-mu.";

const askedFor = () => new URLSearchParams(location.search).get("dari");

function tryAgain() {
  const asked = askedFor() ?? "/";
  location.assign(/^\/(?![/\\])/.test(asked) ? asked : "/");
}

/** Phones report 'online' too early: probe with an uncached request first. */
const goOnWhenReached = () => void api.call("GET /api/zakat/season/", {}).then(tryAgain, () => undefined);

/** Shown offline instead of a page that is not cached. */
export default function OfflinePage() {
  const [why, setWhy] = useState(NO_COPY);
  useEffect(() => {
    const asked = askedFor();
    // Opened directly, not in place of another page.
    if (asked === null) return;
    if (NEVER_COPIED.test(asked)) setWhy(NEVER_KEPT);
    addEventListener("online", goOnWhenReached);
    const timer = setInterval(goOnWhenReached, PROBE_MS);
    return () => {
      removeEventListener("online", goOnWhenReached);
      clearInterval(timer);
    };
  }, []);
  return (
    <AppShell header={<PageHeader title="Tanpa sinyal" back="/" />}>
      <PageMeta title="Tanpa Sinyal" description="Tidak ada sinyal." noindex />
      <StateScreen
        art={art}
        level="h1"
        heading="Tidak ada sinyal"
        text={`${why} Kami muat sendiri begitu sinyal kembali.`}
      >
        <Button onClick={tryAgain} data-needs-script>
          <Icon name="arrow-clockwise-bold" />
          Coba Lagi
        </Button>
      </StateScreen>
      <AvailableOffline />
    </AppShell>
  );
}
