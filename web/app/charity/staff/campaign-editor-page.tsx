import type { StaffCampaign } from "@barakah/contract";
import { api } from "../../platform/browser-api.ts";
import { CatalogueEditor } from "../../ui/staff/editor/catalogue-editor.tsx";
import { EditorPage } from "../../ui/staff/editor/editor-page.tsx";
import type { EditedCatalogue } from "../../ui/staff/editor/use-editing.ts";
import { CampaignCard } from "../index.ts";
import type { Route } from "./+types/campaign-editor-page";
import { CampaignFacts, CampaignFund } from "./campaign-facts.tsx";
import { type CampaignForm, formOf, previewOf, sentOf } from "./campaign-form.ts";
import { CampaignNews } from "./campaign-news.tsx";
import { CampaignPreview } from "./campaign-preview.tsx";
import { campaignQuery } from "./queries.ts";

export default function CampaignEditorPage({ params }: Route.ComponentProps) {
  return (
    <EditorPage kind="campaign" id={params.id} query={campaignQuery}>
      {(stored) => <CampaignEditor stored={stored} />}
    </EditorPage>
  );
}

const CAMPAIGNS: EditedCatalogue<StaffCampaign, CampaignForm> = {
  kind: "campaign",
  query: campaignQuery,
  formOf,
  create: (form) => api.call("POST /api/admin/campaigns/", { body: sentOf(form) }),
  edit: (id, form, version) =>
    api.call("PUT /api/admin/campaigns/:id/", { params: { id }, body: { ...sentOf(form), version } }),
  move: (id, move) => api.call("POST /api/admin/campaigns/:id/status/", { params: { id }, body: move }),
};

const CampaignEditor = ({ stored }: { stored: StaffCampaign | undefined }) => (
  <CatalogueEditor
    catalogue={CAMPAIGNS}
    stored={stored}
    fields={(form) => (
      <>
        <CampaignFacts form={form} fixed={stored?.fund_fixed ?? false} />
        <CampaignFund form={form} fixed={stored?.fund_fixed ?? false} promised={stored?.rest_goes_to ?? ""} />
      </>
    )}
    card={(form) => <CampaignCard campaign={previewOf(form, stored)} />}
    page={(form) => <CampaignPreview form={form} stored={stored} />}
  >
    {stored && <CampaignNews campaign={stored} />}
  </CatalogueEditor>
);
