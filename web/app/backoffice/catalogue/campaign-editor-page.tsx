import { useQuery } from "@tanstack/react-query";
import type { Route } from "./+types/campaign-editor-page";
import { CampaignEditor } from "./campaign-editor.tsx";
import { LoadItem } from "./load-item.tsx";
import { campaignQuery } from "./queries.ts";

export default function CampaignEditorPage({ params }: Route.ComponentProps) {
  const query = useQuery(campaignQuery(Number(params.id)));
  return (
    <LoadItem query={query} crumb="Kampanye" title="Kampanye" list="/admin/kampanye">
      {(campaign) => <CampaignEditor key={campaign.id} stored={campaign} />}
    </LoadItem>
  );
}
