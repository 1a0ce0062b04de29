import { queryOptions, useQuery } from "@tanstack/react-query";
import { statusOf } from "../platform/api-error.ts";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { apiOf } from "../platform/query-client.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { Button } from "../ui/form/button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Page } from "../ui/layout/page.tsx";
import type { Route } from "./+types/stop-letters-page";

export { privatePage as headers } from "../platform/private-page.ts";

const TITLE = "Surat dari Kami";

const addressQuery = (key: string) =>
  queryOptions({
    queryKey: ["mail-address", key],
    queryFn: ({ client, signal }) =>
      apiOf(client).call("GET /api/mail/addresses/:key/", { params: { key } }, { signal }),
    staleTime: 0,
  });

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [addressQuery(params.key)];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

/** Where 'Bukan saya' in a letter leads. Opening it changes nothing: programs that check mail open every link. */
export default function StopLettersPage({ params }: Route.ComponentProps) {
  const query = useQuery(addressQuery(params.key));
  const unknown = query.isError && statusOf(query.error) === 404;
  return (
    <Page
      title={TITLE}
      back="/"
      className="justify-center pb-8"
      description="Hentikan surat dari BARAKAH APP ke alamat e-mailmu."
      noindex
    >
      {unknown ? (
        <Unknown />
      ) : (
        <Loaded query={query} failure="Halaman ini gagal dimuat." skeleton={<Skeleton className="h-60" />}>
          {({ stopped }) => (stopped ? <Stopped /> : <Ask />)}
        </Loaded>
      )}
    </Page>
  );
}

/** A plain form to this page's own address, which works without JavaScript. */
const Choice = ({
  letters,
  label,
  variant,
}: {
  letters: "ya" | "tidak";
  label: string;
  variant?: "line";
}) => (
  <form method="post">
    <input type="hidden" name="surat" value={letters} />
    <Button type="submit" variant={variant} label={label} />
  </form>
);

const Ask = () => (
  <StateScreen
    level="h1"
    heading="Bukan kamu yang menulis alamat ini?"
    text="Seseorang menulis alamat e-mailmu saat berdonasi, berbelanja, atau mendaftar. Satu tekan, dan kami tidak mengirim surat lagi ke sana."
  >
    <Choice letters="tidak" label="Bukan saya, hentikan surat" />
    <LinkButton to="/" variant="line" label="Ini saya, tetap kirim" />
  </StateScreen>
);

const Stopped = () => (
  <StateScreen
    level="h1"
    heading="Surat sudah dihentikan"
    text="Kami tidak lagi mengirim surat ke alamat itu. Kabar pembayaran tetap ada di halamannya sendiri dan di Cek Donasi."
  >
    <Choice letters="ya" label="Terima surat lagi" variant="line" />
    <LinkButton to="/cek-donasi" variant="quiet" label="Cek Donasi" />
  </StateScreen>
);

const Unknown = () => (
  <StateScreen
    level="h1"
    heading="Tautan ini tidak kami kenal"
    text="Mungkin terpotong saat disalin. Buka sekali lagi dari surat kami, atau hubungi kami."
  >
    <LinkButton to="/hubungi-kami">Hubungi kami</LinkButton>
  </StateScreen>
);
