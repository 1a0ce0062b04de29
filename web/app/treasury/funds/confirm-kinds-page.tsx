import type { UnconfirmedCampaign } from "@barakah/contract";
import { CATEGORY_LABEL, type Category } from "@barakah/contract/charity/categories";
import { FUND_KIND_ABOUT, FUND_KIND_LABEL, GIVEN_KINDS } from "@barakah/contract/ledger/fund-kinds";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { SmallButton, SmallLink } from "../../ui/staff/small-button.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { LoadState, Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { Swatch } from "./kinds-panel.tsx";
import { unconfirmedQuery } from "./queries.ts";

const OPTIONS = GIVEN_KINDS.map((value) => ({ value, label: FUND_KIND_LABEL[value] }));

/** Campaigns from before kinds of fund existed have a guessed kind, which staff confirm here once. */
export default function ConfirmKindsPage() {
  const query = useQuery(unconfirmedQuery);
  return (
    <WorkPage
      title="Tegaskan jenis dana"
      actions={<SmallLink label="Semua dana" to="/admin/dana" variant="line" />}
    >
      <div className="bo-grid wide-narrow">
        <div className="bo-grid">
          <LoadState query={query} failure="Program belum dapat dimuat." />
          {query.data?.items.length === 0 && (
            <EmptyState heading="Semua program sudah ditegaskan jenis dananya." level="p">
              <LinkButton to="/admin/dana" variant="soft" label="Lihat dana" />
            </EmptyState>
          )}
          {query.data?.items.map((campaign) => (
            <Unconfirmed key={campaign.id} campaign={campaign} />
          ))}
        </div>
        <Panel title="Lima jenis dana" note="Setelah ditegaskan dan ada donasinya, jenisnya tetap.">
          <dl className="flex flex-col gap-3">
            {GIVEN_KINDS.map((kind) => (
              <div key={kind}>
                <dt className="font-bold">
                  <Swatch kind={kind} />
                  {FUND_KIND_LABEL[kind]}
                </dt>
                <dd className="text-text-2">{FUND_KIND_ABOUT[kind]}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      </div>
    </WorkPage>
  );
}

function Unconfirmed({ campaign }: { campaign: UnconfirmedCampaign }) {
  const { id, slug, title, category, collected } = campaign;
  const form = useForm({
    initial: { fund_kind: campaign.fund_kind, rest_goes_to: campaign.rest_goes_to },
    mutationFn: (body) => api.call("POST /api/admin/campaigns/:id/fund-kind/", { params: { id }, body }),
    success: "Jenis dana sudah ditegaskan.",
    refreshes: [["funds"], ["payouts"]],
    toasts: true,
  });
  const kind = form.values.fund_kind;
  return (
    <Panel
      title={title}
      note={`${CATEGORY_LABEL[category as Category] ?? category}, terkumpul ${rupiah(collected)}`}
      action={
        <TextLink to={`/kampanye/${slug}`} className="min-h-6 font-semibold text-primary-text">
          Lihat program
        </TextLink>
      }
    >
      <form ref={form.ref} noValidate onSubmit={form.submit} className="bo-fields">
        <Select
          label="Jenis dana"
          options={OPTIONS}
          hint={FUND_KIND_ABOUT[kind]}
          {...form.field("fund_kind")}
        />
        <TextArea
          label="Bila terkumpul lebih"
          rows={2}
          maxLength={300}
          placeholder="Contoh: Untuk program serupa di desa yang sama."
          hint="Tampil di halaman program. Sisa dana hanya boleh ke sini."
          {...form.field("rest_goes_to")}
        />
        <SmallButton type="submit" className="justify-self-start" busy={form.busy}>
          Tegaskan: {FUND_KIND_LABEL[kind]}
        </SmallButton>
      </form>
    </Panel>
  );
}
