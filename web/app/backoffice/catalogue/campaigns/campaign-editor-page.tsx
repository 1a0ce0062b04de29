import { EditorPage } from "../editor-page.tsx";
import { campaignQuery } from "../queries.ts";
import type { Route } from "./+types/campaign-editor-page";
import { CampaignEditor } from "./campaign-editor.tsx";

export default function CampaignEditorPage({ params }: Route.ComponentProps) {
  return (
    <EditorPage kind="campaign" id={params.id} query={campaignQuery}>
      {(stored) => <CampaignEditor stored={stored} />}
    </EditorPage>
  );
}
