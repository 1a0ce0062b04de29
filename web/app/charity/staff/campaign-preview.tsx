import type { StaffCampaign } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useNow } from "../../platform/now.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { ShareButton } from "../../ui/share-link.tsx";
import { KnownData } from "../../ui/staff/editor/known-data.tsx";
import { PreviewPage } from "../../ui/staff/editor/preview-dialog.tsx";
import { CampaignActions, CampaignDetail, campaignQuery, progressOf } from "../index.ts";
import { type CampaignForm, previewOf } from "./campaign-form.ts";

const NO_DONORS = { items: [], total: 0 };

/** The preview, with donors and payouts of the published campaign. */
export function CampaignPreview({ form, stored }: { form: CampaignForm; stored: StaffCampaign | undefined }) {
  const now = useNow();
  const isPublic = stored?.status === "published";
  const published = useQuery({ ...campaignQuery(stored?.slug ?? ""), enabled: isPublic });
  const campaign = previewOf(form, stored, published.data);
  const detail = <CampaignDetail campaign={campaign} />;
  return (
    <PreviewPage
      header={
        <PageHeader title="Detail Program" back="/charity" actions={<ShareButton title={campaign.title} />} />
      }
      actions={<CampaignActions campaign={campaign} ended={progressOf(campaign, now).ended} />}
    >
      {isPublic ? detail : <KnownData answer={NO_DONORS}>{detail}</KnownData>}
    </PreviewPage>
  );
}
