import type { Pledge } from "@barakah/contract";
import { dueDateName } from "@barakah/contract/pledges/due-dates";
import { MISSED_ASKS } from "@barakah/contract/pledges/missed-due-dates";
import { halfOf } from "@barakah/contract/pledges/smaller-amount";
import { useQuery } from "@tanstack/react-query";
import { Panel, paymentOptionsQuery } from "../payments/index.ts";
import { statusOf } from "../platform/api-error.ts";
import { rupiah } from "../platform/format.ts";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { ItemNotFound } from "../ui/catalogue/item-not-found.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { ProblemNote } from "../ui/feedback/note.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Button } from "../ui/form/button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Page } from "../ui/layout/page.tsx";
import type { Route } from "./+types/pledge-page";
import { Choice } from "./choice.tsx";
import { GivePledge } from "./give-pledge.tsx";
import { PledgeCard } from "./pledge-card.tsx";
import { pledgeQuery } from "./queries.ts";

export { privatePage as headers } from "../platform/private-page.ts";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [
  pledgeQuery(params.key),
  paymentOptionsQuery(),
];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

const TITLE = "Niat rutin";

/**
 * Where a reminder leads, without signing in: the key in the address is the permission. Everything but the payment is a plain form,
 * which works without JavaScript; opening the page changes nothing.
 */
export default function PledgePage({ params, loaderData }: Route.ComponentProps) {
  const query = useQuery(pledgeQuery(params.key));
  if (query.isError && statusOf(query.error) === 404)
    return (
      <ItemNotFound
        title={TITLE}
        list="/niat"
        heading="Niat ini tidak kami temukan."
        description="Niat ini tidak ada di BARAKAH APP."
        text="Tautannya mungkin terpotong saat disalin. Buka sekali lagi dari pesan kami."
        more="Niat rutin"
      />
    );
  return (
    <Page
      title={TITLE}
      back="/niat"
      isHeading
      className="pb-8"
      description="Satu niat rutin di BARAKAH APP."
      noindex
    >
      <Loaded query={query} failure="Niat gagal dimuat." skeleton={<Skeleton className="m-4 h-60" />}>
        {(pledge) => (
          <>
            <ProblemNote>{Object.values(loaderData?.sent?.errors ?? {})[0]}</ProblemNote>
            <Shown pledge={pledge} act={params.act} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

const ASKED: Record<string, { question: string; text: string; label: string }> = {
  lewati: {
    question: "Lewati kali ini?",
    text: "Niatmu tetap berjalan. Yang lewat tidak menjadi utang dan tidak ditagih lagi.",
    label: "Ya, lewati",
  },
  jeda: {
    question: "Jeda niat ini?",
    text: "Kami berhenti mengingatkan sampai kamu melanjutkannya.",
    label: "Ya, jeda",
  },
  berhenti: {
    question: "Akhiri niat ini?",
    text: "Kami tidak mengingatkan lagi. Kamu bisa membuat niat baru kapan saja.",
    label: "Ya, akhiri",
  },
};

function Shown({ pledge, act }: { pledge: Pledge; act: string | undefined }) {
  const wanted = act === "lewati" && !pledge.due ? undefined : ASKED[act ?? ""];
  const asks = pledge.state !== "stopped" ? wanted : undefined;
  const card = (
    <div className="p-4">
      <PledgeCard pledge={pledge} />
    </div>
  );
  if (asks)
    return (
      <>
        <Panel title={asks.question}>
          <p className="mb-3 text-text-2">{asks.text}</p>
          <Press pledge={pledge} act={act ?? ""} label={asks.label} />
          <LinkButton to={`/niat/${pledge.key}`} variant="quiet" block className="mt-2" label="Tidak jadi" />
        </Panel>
        {card}
      </>
    );
  return (
    <>
      <Standing pledge={pledge} />
      {card}
      {pledge.due &&
        (pledge.due.page ? (
          <Panel title="Pembayaranmu sudah dibuka">
            <LinkButton to={pledge.due.page} block label="Lanjutkan pembayaran" />
          </Panel>
        ) : (
          <GivePledge pledge={pledge} due={pledge.due.on} />
        ))}
      {pledge.state === "active" && pledge.missed >= MISSED_ASKS && <Lighter pledge={pledge} />}
      <WaysOut pledge={pledge} />
    </>
  );
}

interface PressProps {
  pledge: Pledge;
  act: string;
  label: string;
  variant?: "line" | "quiet" | "soft";
}

const Press = ({ pledge, act, label, variant }: PressProps) => (
  <form method="post" action={`/niat/${pledge.key}/${act}`}>
    <Button type="submit" block variant={variant} label={label} />
  </form>
);

function Standing({ pledge }: { pledge: Pledge }) {
  const { state, missed, due_dates, rhythm } = pledge;
  const last = due_dates.findLast((one) => one.state !== "open");
  if (state === "asked")
    return (
      <Panel title="Mulai niat ini?">
        <p className="mb-3 text-text-2">
          Pada harinya kami mengirim satu pesan. Kamu yang memberi; tidak ada kartu atau rekening yang
          disimpan.
        </p>
        <Press pledge={pledge} act="lanjut" label="Mulai" />
      </Panel>
    );
  if (state === "stopped")
    return (
      <Panel title="Niat ini sudah berhenti">
        <p className="mb-3 text-text-2">
          Kami tidak mengingatkan lagi. Terima kasih atas semua yang telah kamu beri.
        </p>
        <LinkButton to="/niat/baru" variant="soft" block label="Buat niat baru" />
      </Panel>
    );
  if (state === "paused" || missed === 0 || last?.state !== "skipped") return null;
  return (
    <Panel title={`${dueDateName(rhythm, last.on)} belum sempat, tidak apa-apa`}>
      <p className="text-text-2">
        Niatmu tetap berjalan. Yang lewat tidak menjadi utang dan tidak ditagih lagi.
      </p>
    </Panel>
  );
}

/** After three missed times: a pause, less, or go on. */
const Lighter = ({ pledge }: { pledge: Pledge }) => (
  <Panel title="Tiga kali berturut-turut terlewat">
    <form method="post" action={`/niat/${pledge.key}/pilih`}>
      <p className="mb-3 text-text-2">Mau kami beri jeda, atau disesuaikan supaya lebih ringan?</p>
      <div className="flex flex-col gap-2">
        <Choice name="pilihan" value="jeda-ramadan" defaultChecked>
          Jeda dulu, ingatkan awal Ramadan
        </Choice>
        {halfOf(pledge.amount) < pledge.amount && (
          <Choice name="pilihan" value="setengah">
            Ubah menjadi {rupiah(halfOf(pledge.amount))}
          </Choice>
        )}
        <Choice name="pilihan" value="lanjut">
          Teruskan seperti biasa
        </Choice>
        <Choice name="pilihan" value="berhenti">
          Akhiri niat ini
        </Choice>
      </div>
      <Button type="submit" block className="mt-3" label="Simpan pilihan" />
    </form>
  </Panel>
);

function WaysOut({ pledge }: { pledge: Pledge }) {
  if (pledge.state === "stopped") return null;
  return (
    <div className="flex flex-wrap gap-2 p-4 *:flex-[1_1_7rem]">
      {pledge.due && <Press pledge={pledge} act="lewati" label="Lewati" variant="line" />}
      {pledge.state === "active" && <Press pledge={pledge} act="jeda" label="Jeda" variant="line" />}
      {pledge.state === "paused" && <Press pledge={pledge} act="lanjut" label="Lanjutkan" variant="soft" />}
      <LinkButton to={`/niat/${pledge.key}/berhenti`} variant="line" label="Berhenti" />
    </div>
  );
}
