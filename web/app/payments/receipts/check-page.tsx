import type { ReceiptCheck } from "@barakah/contract";
import {
  RECEIPT_KIND_LABEL,
  receiptNumber,
  VOID_WORDS,
} from "@barakah/contract/payments/receipts/receipt-words";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { statusOf } from "../../platform/api-error.ts";
import { preloadOnServer } from "../../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../../platform/preload.ts";
import type { SentForm } from "../../platform/sent-form.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Button } from "../../ui/form/button.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Panel } from "../form/panel.tsx";
import { momentOf } from "../page/moment.ts";
import type { Route } from "./+types/check-page";
import { MatchName } from "./match-name.tsx";
import { receiptQuery } from "./queries.ts";
import { ReceiptFacts } from "./receipt-facts.tsx";
import { SealPanel } from "./seal-panel.tsx";

export { privatePage as headers } from "../../platform/private-page.ts";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) =>
  params.number ? [receiptQuery(params.number)] : [];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

/** Public: verifies a receipt by its number. */
export default function CheckReceiptPage({ params, loaderData }: Route.ComponentProps) {
  return (
    <Page
      title="Periksa Tanda Terima"
      back="/"
      actions={params.number ? <Actions /> : undefined}
      className="pb-6"
      description="Periksa keaslian tanda terima donasi BARAKAH APP dengan nomornya."
      noindex
    >
      {params.number ? <Checked number={params.number} sent={loaderData?.sent} /> : <AskNumber />}
    </Page>
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
    <LinkButton to="/bukti" className="flex-1" label="Periksa lainnya" />
  </ActionBar>
);

/** Also shown for an unknown number. */
function AskNumber({ unknown }: { unknown?: string }) {
  const navigate = useNavigate();
  const [number, setNumber] = useState(unknown?.slice(0, 40) ?? "");
  const [error, setError] = useState<string>();
  function open(event: FormEvent) {
    event.preventDefault();
    const asked = receiptNumber(number);
    if (asked === "") setError("Ketik nomor tanda terimanya.");
    else void navigate(`/bukti/${asked}`);
  }
  return (
    <section className="bg-surface px-4 pt-5 pb-6">
      <h1 className="text-2xl font-extrabold">
        {unknown ? "Nomor ini tidak kami temukan" : "Tanda terima ini asli?"}
      </h1>
      <p className="mt-1.5 mb-5 text-pretty text-text-2">
        Ketik nomor yang tertulis di tanda terima, atau pindai kode QR-nya dengan kamera HP-mu.
      </p>
      <form method="post" action="/bukti" noValidate onSubmit={open} className="flex flex-col gap-4">
        <TextInput
          label="Nomor tanda terima"
          name="nomor"
          placeholder="TT-2026-11-4HD82VNC"
          hint="Ada di kanan atas tanda terima. Huruf besar kecil tidak berpengaruh."
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          required
          value={number}
          error={error}
          onChange={(event) => setNumber(event.target.value)}
        />
        <div role="status">
          {unknown && (
            <Note tone="gold">
              Periksa lagi penulisannya. Bila nomornya sudah benar, tanda terima itu bukan dari kami: tanyakan
              dahulu sebelum mempercayainya.
            </Note>
          )}
        </div>
        <Button type="submit" block icon="magnifying-glass" label="Periksa" />
      </form>
    </section>
  );
}

function Verdict({ receipt }: { receipt: ReceiptCheck }) {
  const { kind, issuer, void: ended } = receipt;
  const name = RECEIPT_KIND_LABEL[kind].replace("Terima", "terima").replace("Setor Zakat", "setor zakat");
  const disc = "grid size-12 flex-none place-items-center rounded-full";
  return (
    <section
      className={`on-paper flex gap-3.5 px-4 py-[18px] ${ended ? "bg-danger-soft" : "bg-primary-softer"}`}
    >
      <span className={`${disc} ${ended ? "bg-danger text-on-danger" : "bg-primary text-on-primary"}`}>
        {ended ? <Icon name="x-bold" size={24} /> : <Icon name="seal-check-fill" size={28} />}
      </span>
      <div className="min-w-0">
        <h1 className="text-xl leading-[1.5rem] font-extrabold text-balance">
          {name} ini {ended ? "tidak berlaku lagi" : "asli dan berlaku"}
        </h1>
        <p className="mt-1 text-sm leading-[1.3rem] text-text-2">
          {ended ? (
            <>
              Dibatalkan pada <b className="text-text">{momentOf(ended.at)} WIB</b> karena{" "}
              {VOID_WORDS[ended.because]}.
            </>
          ) : (
            `Diterbitkan ${issuer}. Isinya sama dengan buku kami.`
          )}
        </p>
      </div>
    </section>
  );
}

const STEP =
  "relative pl-7 text-sm text-text-2 before:absolute before:top-1 before:left-0 before:size-2.5 before:rounded-full";

/** The history of a void receipt. */
function ReceiptStory({ receipt }: { receipt: ReceiptCheck }) {
  const { void: ended, issued_at } = receipt;
  if (!ended) return null;
  const because = VOID_WORDS[ended.because];
  return (
    <Panel title="Riwayat tanda terima">
      <ol>
        <li
          className={`${STEP} pb-[18px] before:bg-danger after:absolute after:top-[18px] after:-bottom-[3px] after:left-1 after:w-0.5 after:bg-border`}
        >
          <b className="block text-text">Dibatalkan</b>
          {because.charAt(0).toUpperCase()}
          {because.slice(1)}. Tercatat pada buku hari itu.
          <Moment at={ended.at} />
        </li>
        <li className={`${STEP} before:bg-primary`}>
          <b className="block text-text">Terbit</b>
          <Moment at={issued_at} />
        </li>
      </ol>
    </Panel>
  );
}

const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} className="block text-xs text-text-3">
    {momentOf(at)}
  </time>
);
