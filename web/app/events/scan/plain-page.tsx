import { useQuery } from "@tanstack/react-query";
import { timeOfDay } from "../../platform/format.ts";
import { PageMeta } from "../../platform/page-meta.tsx";
import { preloadOnServer } from "../../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../../platform/preload.ts";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { AppShell } from "../../ui/layout/app-shell.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { eventQuery } from "../queries.ts";
import { spaced } from "../ticket-code.ts";
import type { Route } from "./+types/plain-page";

export { privatePage as headers } from "../../platform/private-page.ts";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [eventQuery(params.slug)];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

/** The entrance as a form with one field, for a phone without JavaScript or without a camera. */
export default function PlainPage({ params: { slug }, loaderData }: Route.ComponentProps) {
  const { data: event } = useQuery(eventQuery(slug));
  const sent = loaderData?.sent;
  return (
    <AppShell header={<PageHeader title="Periksa tiket" back={`/acara/${slug}`} isHeading />}>
      <PageMeta title="Periksa tiket" description="Formulir panitia untuk mencatat yang datang." noindex />
      <div className="flex flex-col gap-4 bg-surface p-4">
        <p className="font-bold">{event?.title}</p>
        {sent?.values.result && <Outcome {...sent.values} />}
        <form method="post" className="flex flex-col gap-4">
          <TextInput
            label="Kode tiket"
            name="code"
            placeholder="Contoh: K7MQ 4TXD"
            hint="Delapan huruf dan angka di bawah QR."
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={20}
            required
            error={sent?.errors.code}
          />
          <Button type="submit" block>
            Periksa dan masukkan
          </Button>
        </form>
        <p className="text-sm text-text-2">
          Halaman ini butuh sinyal. Alamatnya sama dengan izinmu: jangan dibagikan di luar panitia.
        </p>
      </div>
    </AppShell>
  );
}

const GOLD = "bg-[#f2c14e] text-[#241a00]";
const RED = "bg-[#a61b1b] text-[#ffffff]";

/** The same colours and words as the scanner's. */
function Outcome({ result = "", name = "", type = "", code = "", at = "", by = "" }: Record<string, string>) {
  const [look, word, text] = {
    accepted: ["bg-[#0c7a43] text-[#ffffff]", "Silakan masuk", type],
    duplicate: [
      GOLD,
      `Sudah masuk ${at && timeOfDay(at)}`,
      `Dipindai ${by}. Tanyakan namanya, lalu putuskan.`,
    ],
    unpaid: [GOLD, "Belum dibayar", "Arahkan ke meja pendaftaran."],
    void: [RED, "Dibatalkan", "Tiket ini sudah tidak berlaku."],
  }[result] ?? [RED, "Tidak dikenal", `Kode ${spaced(code)} tidak ada di acara ini. Periksa hurufnya.`];
  return (
    <div role="alert" data-verdict={result} className={`rounded-md p-4 ${look}`}>
      <p className="text-[1.75rem] leading-[1.15] font-extrabold">{word}</p>
      {name && <p className="mt-1 text-xl font-bold wrap-anywhere">{name}</p>}
      <p className="wrap-anywhere">{text}</p>
    </div>
  );
}
