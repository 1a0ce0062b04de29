import { CampaignEditor } from "./campaign-editor.tsx";

export default function NewCampaignPage() {
  return <CampaignEditor />;
}
