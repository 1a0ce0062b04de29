import { dayAndMonth } from "@barakah/contract/platform/day-words";
import { valuesIn } from "@barakah/contract/platform/form-values";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { dueDateAfter } from "@barakah/contract/pledges/due-dates";
import { PLEDGE_FORM } from "@barakah/contract/pledges/pledge-form";
import { PLEDGE_FUND_PREFIX } from "@barakah/contract/pledges/pledge-words";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  CameBack,
  ContactFields,
  HideName,
  isHidden,
  Panel,
  payerErrors,
  TotalBar,
} from "../payments/index.ts";
import { api } from "../platform/browser-api.ts";
import { rupiah } from "../platform/format.ts";
import { useNow } from "../platform/now.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import type { SentForm } from "../platform/sent-form.ts";
import { useMember, useSession } from "../platform/session.ts";
import { ProblemNote } from "../ui/feedback/note.tsx";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { onlyWrong } from "../ui/form/field-errors.ts";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Select } from "../ui/form/select.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { Page } from "../ui/layout/page.tsx";
import type { Route } from "./+types/new-pledge-page";
import { PledgeFields, rhythmIn } from "./pledge-fields.tsx";
import { campaignQuery, campaignsQuery, pledgesQuery } from "./queries.ts";

const TITLE = "Atur niat rutin";
const FORM = "niat";
const USUAL = 50_000;
const ALMS = `${PLEDGE_FUND_PREFIX}infak-umum`;

type Values = typeof PLEDGE_FORM;

const queries: PageQueries<unknown> = ({ search }) => [
  campaignsQuery(),
  ...[search.get("program")].flatMap((slug) => (slug ? [campaignQuery(slug)] : [])),
];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function NewPledgePage({ loaderData }: Route.ComponentProps) {
  const [mailed, setMailed] = useState(loaderData?.sent?.values.said);
  if (!mailed) return <NewPledge sent={loaderData?.sent} onMailed={setMailed} />;
  return (
    <Page title={TITLE} back="/charity" className="justify-center pb-8" description={SAYS}>
      <StateScreen level="h1" heading="Satu langkah lagi" text={mailed}>
        <LinkButton to="/charity" label="Kembali ke Charity" />
      </StateScreen>
    </Page>
  );
}

const SAYS = "Kami mengingatkan, kamu yang memberi. Tidak ada kartu atau rekening yang disimpan.";

interface NewPledgeProps {
  /** Sent without JavaScript, and came back. */
  sent: SentForm | undefined;
  onMailed(sentence: string): void;
}

function NewPledge({ sent, onMailed }: NewPledgeProps) {
  const member = useMember();
  // Without JavaScript nobody is signed in.
  const isGuest = !useSession();
  const form = useNewPledge(member?.id, isGuest, { sent, onMailed });
  const { values } = form;
  const next = dueDateAfter(rhythmIn(values.rhythm), jakartaDay(useNow()));
  return (
    <Page
      title={TITLE}
      back="/niat"
      isHeading
      description={SAYS}
      actions={
        <TotalBar
          caption={`Mulai ${dayAndMonth(next)}`}
          total={rupiah(values.amount)}
          form={FORM}
          busy={form.busy}
          disabled={!form.ready}
          withoutScript
        >
          Simpan niat
        </TotalBar>
      }
    >
      <form id={FORM} ref={form.ref} method="post" action="/niat/baru" noValidate onSubmit={form.submit}>
        <CameBack sent={sent} errors={form.errors}>
          {null}
        </CameBack>
        <Panel>
          <p className="mb-4 text-pretty text-text-2">{SAYS}</p>
          <Purpose form={form} />
        </Panel>
        <PledgeFields form={form} />
        <Panel title={isGuest ? "Data donatur" : "Nama"}>
          <div className="flex flex-col gap-4">
            {isGuest ? (
              <ContactFields
                form={form}
                prefix="payer_"
                phoneHint="Tercatat di setiap donasimu, untuk mencarinya lagi."
                emailHint="Ke sini kami mengingatkanmu. Niat dimulai setelah kamu membuka surat pertama."
                nameless={isHidden(values.payer_name)}
              />
            ) : (
              <p className="text-sm text-text-2">Donasimu tercatat dengan nama akunmu.</p>
            )}
            <HideName form={form} />
          </div>
        </Panel>
        <ProblemNote>{form.problem}</ProblemNote>
      </form>
    </Page>
  );
}

/** The campaign that one came from, and the recommended ones. */
function Purpose({ form }: { form: ReturnType<typeof useNewPledge> }) {
  const [search] = useSearchParams();
  const named = search.get("program") ?? "";
  const own = useQuery({ ...campaignQuery(named), enabled: named !== "" });
  const some = useQuery(campaignsQuery());
  const listed = (some.data ?? []).filter(({ slug }) => slug !== named);
  const campaigns = own.data ? [own.data, ...listed] : listed;
  return (
    <Select
      {...form.field("campaign")}
      label="Untuk"
      options={[
        { value: "", label: "Pilih program" },
        ...campaigns.map(({ slug, title }) => ({ value: slug, label: title })),
        { value: ALMS, label: "Infak umum" },
      ]}
    />
  );
}

function useNewPledge(memberId: number | undefined, isGuest: boolean, { sent, onMailed }: NewPledgeProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const prefill = {
    campaign: search.get("dana") ? ALMS : (search.get("program") ?? ""),
    amount: Number(search.get("amount")) || USUAL,
  };
  return useForm<Values, { detail: string; pledge: unknown }>({
    initial: valuesIn(PLEDGE_FORM, { campaign: search.get("program") ?? "", ...sent?.values }),
    ...(!sent && { prefill }),
    initialErrors: sent?.errors,
    check: (values) =>
      onlyWrong({
        campaign: values.campaign ? undefined : "Pilih programnya.",
        amount: values.amount > 0 ? undefined : "Isi nominalnya.",
        ...(isGuest && guestErrors(values)),
      }),
    mutationFn: (values) =>
      api.call("POST /api/pledges/", { body: { ...values, rhythm: rhythmIn(values.rhythm) } }),
    onSuccess: ({ detail, pledge }) => (pledge ? navigate("/niat") : onMailed(detail)),
    refreshes: [pledgesQuery(memberId).queryKey],
    toasts: true,
  });
}

function guestErrors(values: Values) {
  const errors = payerErrors(values);
  return {
    ...errors,
    payer_email: values.payer_email.trim()
      ? errors.payer_email
      : "Isi alamat e-mail: ke sanalah kami mengingatkanmu.",
  };
}
