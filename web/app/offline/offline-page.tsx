import { useEffect, useState } from "react";
import { timeOfDay } from "../platform/format.ts";
import { PageMeta } from "../platform/page-meta.tsx";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { Button } from "../ui/form/button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { BrandHeader } from "../ui/layout/brand-header.tsx";
import { Card } from "../ui/layout/card.tsx";

interface Copy {
  path: string;
  title: string;
  at: string;
}

const MOST = 12;

/** What was read on this device and can be read again. */
async function copiesHere(): Promise<Copy[]> {
  const cache = await caches.open("halaman");
  const requests = (await cache.keys()).toReversed().slice(0, MOST);
  const copies = await Promise.all(
    requests.map(async (request) => {
      const response = await cache.match(request);
      const title = /<title>([^<]*)</.exec((await response?.text()) ?? "")?.[1] ?? "";
      const at = response?.headers.get("x-copied-at") ?? "";
      return { path: new URL(request.url).pathname, title: title.split(" · ")[0] ?? "", at };
    }),
  );
  return copies.filter(({ title }) => title !== "");
}

/** To the page that was asked for, which is one of ours. */
function tryAgain() {
  const asked = new URLSearchParams(location.search).get("dari") ?? "/";
  location.assign(/^\/(?![/\\])/.test(asked) ? asked : "/");
}

/** Shown in the place of a page that was never opened here, while there is no signal. */
export default function OfflinePage() {
  const [copies, setCopies] = useState<Copy[]>([]);
  useEffect(() => {
    if ("caches" in globalThis) void copiesHere().then(setCopies, () => undefined);
    addEventListener("online", tryAgain);
    return () => removeEventListener("online", tryAgain);
  }, []);
  return (
    <AppShell header={<BrandHeader />}>
      <PageMeta title="Tanpa Sambungan" description="Tidak ada sinyal." noindex />
      <StateScreen
        level="h1"
        heading="Tidak ada sinyal"
        text="Halaman ini belum pernah kamu buka, jadi belum ada salinannya. Kami muat sendiri begitu sinyal kembali."
      >
        <Button variant="soft" onClick={tryAgain} data-needs-script>
          Coba Lagi
        </Button>
        <LinkButton to="/bukti-belum-terkirim" variant="line" reloadDocument>
          Bukti yang menunggu
        </LinkButton>
      </StateScreen>
      {copies.length > 0 && (
        <section className="px-4">
          <h2 className="mb-2.5 text-lg">Bisa kamu buka sekarang</h2>
          <Card>
            <ul className="divide-y divide-border">
              {copies.map(({ path, title, at }) => (
                <li key={path}>
                  {/* A document of its own: only those are kept. */}
                  <a href={path} className="block min-h-14 px-4 py-2.5">
                    <b className="block">{title}</b>
                    {at && <span className="text-xs text-text-2">Salinan {timeOfDay(at)}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
    </AppShell>
  );
}
