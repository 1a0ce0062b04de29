import type { StaffCampaign } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../../platform/browser-api.ts";
import { date } from "../../../platform/format.ts";
import { useSend } from "../../../ui/form/use-send.ts";
import { NotePencilIcon } from "../../../ui/staff/work-icons.tsx";
import { EntryPanel } from "../entry-panel.tsx";
import { campaignQuery } from "../queries.ts";
import { NewsForm } from "./news-form.tsx";

export function CampaignNews({ campaign }: { campaign: StaffCampaign }) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: campaignQuery(campaign.id).queryKey });
  const removal = useSend({
    mutationFn: (id: number) => api.call("DELETE /api/admin/campaign-updates/:id/", { params: { id } }),
    success: "Kabar dihapus.",
    onSettled: reload,
  });
  return (
    <EntryPanel
      title="Kabar Terbaru"
      thing="kabar"
      entries={campaign.updates}
      icon={() => (
        <span className="grid size-10 flex-none place-items-center rounded-md bg-primary-soft text-on-primary-soft">
          <NotePencilIcon size={18} />
        </span>
      )}
      note={({ created_at }) => date(created_at)}
      removal="Yang sudah membacanya tidak dapat membukanya lagi."
      removing={removal.busy}
      onRemove={({ id }) => removal.send(id)}
      form={(news, close) => (
        <NewsForm
          campaignId={campaign.id}
          news={news}
          onCancel={close}
          onSaved={async () => {
            await reload();
            close();
          }}
        />
      )}
    />
  );
}
