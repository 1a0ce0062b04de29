import { useEffect } from "react";
import { PageMeta } from "../platform/page-meta.tsx";
import art from "../ui/art/i-luring.svg";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { Button } from "../ui/form/button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { Openable } from "./openable.tsx";

/** To the page that was asked for, which is one of ours. */
function tryAgain() {
  const asked = new URLSearchParams(location.search).get("dari") ?? "/";
  location.assign(/^\/(?![/\\])/.test(asked) ? asked : "/");
}

/** Shown in the place of a page that was never opened here, while there is no signal. */
export default function OfflinePage() {
  useEffect(() => {
    addEventListener("online", tryAgain);
    return () => removeEventListener("online", tryAgain);
  }, []);
  return (
    <AppShell header={<PageHeader title="Tanpa sambungan" back="/" />}>
      <PageMeta title="Tanpa Sambungan" description="Tidak ada sinyal." noindex />
      <StateScreen
        art={art}
        level="h1"
        heading="Tidak ada sinyal"
        text="Halaman ini belum pernah kamu buka, jadi belum ada salinannya. Kami muat sendiri begitu sinyal kembali."
      >
        <Button onClick={tryAgain} data-needs-script>
          <Icon name="arrow-clockwise-bold" />
          Coba Lagi
        </Button>
      </StateScreen>
      <Openable />
    </AppShell>
  );
}
