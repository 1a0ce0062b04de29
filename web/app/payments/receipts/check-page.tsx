import type { ReceiptCheck } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { statusOf } from "../../platform/api-error.ts";
import { PageMeta } from "../../platform/page-meta.tsx";
import { preloadOnServer } from "../../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../../platform/preload.ts";
import type { SentForm } from "../../platform/sent-form.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { AppShell } from "../../ui/layout/app-shell.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import type { Route } from "./+types/check-page";
import { AskNumber } from "./ask-number.tsx";
import { MatchName } from "./match-name.tsx";
import { receiptQuery } from "./queries.ts";
import { ReceiptFacts } from "./receipt-facts.tsx";
import { SealPanel } from "./seal-panel.tsx";
import { ReceiptStory, Verdict } from "./verdict.tsx";

export { privatePage as headers } from "../../platform/private-page.ts";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) =>
  params.number ? [receiptQuery(params.number)] : [];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

/** Public: verifies a receipt by its number. */
export default function CheckReceiptPage({ params, loaderData }: Route.ComponentProps) {
  return (
    <AppShell
      header={<PageHeader title="Periksa Tanda Terima" back="/" />}
      actions={params.number ? <Actions /> : undefined}
      className="pb-6"
    >
      <PageMeta
        title="Periksa Tanda Terima"
        description="Periksa keaslian tanda terima donasi BARAKAH APP dengan nomornya."
        noindex
      />
      {params.number ? <Checked number={params.number} sent={loaderData?.sent} /> : <AskNumber />}
    </AppShell>
  );
}

function Checked({ number, sent }: { number: string; sent: SentForm | undefined }) {
  const query = useQuery(receiptQuery(number));
  if (query.isError && statusOf(query.error) === 404) return <AskNumber unknown={number} />;
  return (
    <Loaded query={query} failure="Tanda terima gagal dimuat." skeleton={<Skeleton className="h-96" />}>
      {(receipt) => <Shown receipt={receipt} sent={sent} />}
    </Loaded>
  );
}

const Shown = ({ receipt, sent }: { receipt: ReceiptCheck; sent: SentForm | undefined }) => (
  <>
    <Verdict receipt={receipt} />
    <ReceiptFacts receipt={receipt} />
    {receipt.void ? (
      <>
        <ReceiptStory receipt={receipt} />
        <Note tone="info" icon={<Icon name="info-fill" size={20} />} className="mx-4 mt-4">
          Menerima tanda terima ini dari orang lain? Jangan anggap sebagai bukti pemberian. Tanyakan kepada
          kami bila ragu.
        </Note>
      </>
    ) : (
      <>
        <MatchName key={receipt.number} number={receipt.number} sent={sent} />
        <SealPanel seal={receipt.seal} />
      </>
    )}
  </>
);

const Actions = () => (
  <ActionBar>
    <LinkButton to="/hubungi-kami" variant="line" className="flex-1">
      <Icon name="whats-app-logo" size={20} />
      Tanya kami
    </LinkButton>
    <LinkButton to="/bukti" className="flex-1">
      Periksa lainnya
    </LinkButton>
  </ActionBar>
);
