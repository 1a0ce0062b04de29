import { UNKNOWN_GIVER } from "@barakah/contract/charity/unknown-giver";
import { dayAndMonth } from "@barakah/contract/platform/day-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { turnAfter } from "@barakah/contract/pledges/rhythm";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ContactFields, contactErrors, Panel, payerFields, TotalBar } from "../payments/index.ts";
import { api } from "../platform/browser-api.ts";
import { rupiah } from "../platform/format.ts";
import { useNow } from "../platform/now.tsx";
import { useMember, useSession } from "../platform/session.ts";
import { ProblemNote } from "../ui/feedback/note.tsx";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { onlyWrong } from "../ui/form/field-errors.ts";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Select } from "../ui/form/select.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { Page } from "../ui/layout/page.tsx";
import { EMPTY_PLEDGE, PledgeFields, type PledgeValues, rhythmIn } from "./pledge-fields.tsx";
import { campaignQuery, campaignsQuery, pledgesQuery } from "./queries.ts";

const TITLE = "Atur niat rutin";
const FORM = "niat";
const USUAL = 50_000;
/** A fund instead of a campaign; no slug has a colon. */
const ALMS = "dana:infak-umum";

interface Values extends PledgeValues {
  campaign: string;
  hideIdentity: boolean;
  fullName: string;
  phone: string;
  email: string;
}

export default function NewPledgePage() {
  const [mailed, setMailed] = useState<string>();
  return (
    <>
      {mailed ? (
        <Page title={TITLE} back="/charity" className="justify-center pb-8" description={SAYS}>
          <StateScreen level="h1" heading="Satu langkah lagi" text={mailed}>
            <LinkButton to="/charity" label="Kembali ke Charity" />
          </StateScreen>
        </Page>
      ) : (
        <NewPledge onMailed={setMailed} />
      )}
    </>
  );
}

const SAYS = "Kami mengingatkan, kamu yang memberi. Tidak ada kartu atau rekening yang disimpan.";

function NewPledge({ onMailed }: { onMailed(sentence: string): void }) {
  const member = useMember();
  const isGuest = useSession() === null;
  const form = useNewPledge(member?.id, isGuest, onMailed);
  const { values, change } = form;
  const next = turnAfter(rhythmIn(values), jakartaDay(useNow()));
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
        >
          Simpan niat
        </TotalBar>
      }
    >
      <form id={FORM} ref={form.ref} noValidate onSubmit={form.submit}>
        <Panel>
          <p className="mb-4 text-pretty text-text-2">{SAYS}</p>
          <noscript>
            <p className="mb-4 text-sm">
              Membuat niat rutin butuh JavaScript, yang tidak aktif di perambanmu.
            </p>
          </noscript>
          <Purpose form={form} />
        </Panel>
        <PledgeFields values={values} errors={form.errors} change={change} />
        <Panel title={isGuest ? "Data donatur" : "Nama"}>
          <div className="flex flex-col gap-4">
            {isGuest ? (
              <ContactFields
                form={form}
                phoneHint="Tercatat di setiap donasimu, untuk mencarinya lagi."
                emailHint="Ke sini kami mengingatkanmu. Niat dimulai setelah kamu membuka surat pertama."
                nameless={values.hideIdentity}
              />
            ) : (
              <p className="text-sm text-text-2">Donasimu tercatat dengan nama akunmu.</p>
            )}
            <Checkbox
              checked={values.hideIdentity}
              onChange={({ target }) =>
                change({ hideIdentity: target.checked, fullName: target.checked ? UNKNOWN_GIVER : "" })
              }
            >
              Sembunyikan nama saya sebagai <b>{UNKNOWN_GIVER}</b>
            </Checkbox>
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

function useNewPledge(memberId: number | undefined, isGuest: boolean, onMailed: (sentence: string) => void) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const prefill = {
    campaign: search.get("dana") ? ALMS : (search.get("program") ?? ""),
    amount: Number(search.get("nominal")) || USUAL,
  };
  return useForm<Values, { detail: string; pledge: unknown }>({
    initial: {
      campaign: "",
      ...EMPTY_PLEDGE,
      ...{ fullName: "", hideIdentity: false, phone: "", email: "" },
    },
    prefill,
    fieldOf: { payer_name: "fullName", payer_phone: "phone", payer_email: "email", rhythm: "every" },
    check: (values) =>
      onlyWrong({
        campaign: values.campaign ? undefined : "Pilih programnya.",
        amount: values.amount > 0 ? undefined : "Isi nominalnya.",
        ...(isGuest && guestErrors(values)),
      }),
    mutationFn: (values) =>
      api.call("POST /api/pledges/", {
        body: {
          ...(values.campaign === ALMS ? { fund: "infak-umum" } : { campaign: values.campaign }),
          ...{ amount: values.amount, rhythm: rhythmIn(values) },
          ...(isGuest ? payerFields(values) : values.hideIdentity && { payer_name: UNKNOWN_GIVER }),
        },
      }),
    onSuccess: ({ detail, pledge }) => (pledge ? navigate("/niat") : onMailed(detail)),
    refreshes: [pledgesQuery(memberId).queryKey],
    toasts: true,
  });
}

function guestErrors(values: Values) {
  const errors = contactErrors(values);
  return {
    ...errors,
    email: values.email.trim() ? errors.email : "Isi alamat e-mail: ke sanalah kami mengingatkanmu.",
  };
}
