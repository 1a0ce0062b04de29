import type { CampaignUpdate, StaffCampaign } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { date } from "../../platform/format.ts";
import { TrashIcon } from "../../ui/account-icons.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PlusBoldIcon } from "../../ui/icons.tsx";
import { Panel } from "../ui/panel.tsx";
import { useWork } from "../ui/use-work.ts";
import { NotePencilIcon, PencilSimpleIcon } from "../ui/work-icons.tsx";
import { NewsForm } from "./news-form.tsx";
import { campaignQuery } from "./queries.ts";

export function CampaignNews({ campaign }: { campaign: StaffCampaign }) {
  const client = useQueryClient();
  const work = useWork();
  const [editing, setEditing] = useState<CampaignUpdate | "new">();
  const [removing, setRemoving] = useState<CampaignUpdate>();
  const reload = () => client.invalidateQueries({ queryKey: campaignQuery(campaign.id).queryKey });

  async function remove() {
    if (!removing) return;
    const call = { params: { id: removing.id } };
    await work.run(() => api.call("DELETE /api/admin/campaign-updates/:id/", call), "Kabar dihapus.");
    setRemoving(undefined);
    await reload();
  }

  return (
    <Panel
      title="Kabar Terbaru"
      action={
        <Button variant="soft" size="sm" className="btn-40" onClick={() => setEditing("new")}>
          <PlusBoldIcon size={16} />
          Tambah kabar
        </Button>
      }
    >
      {editing && (
        <NewsForm
          key={editing === "new" ? "new" : editing.id}
          campaignId={campaign.id}
          news={editing === "new" ? undefined : editing}
          onDone={async (changed) => {
            setEditing(undefined);
            if (changed) await reload();
          }}
        />
      )}
      {campaign.updates.length === 0 && !editing && <p className="text-text-2">Belum ada kabar.</p>}
      <ul className="divide-y divide-border">
        {campaign.updates.map((news) => (
          <li key={news.id} className="flex items-center gap-3 py-2">
            <span className="grid size-9 flex-none place-items-center rounded-[10px] bg-primary-soft text-on-primary-soft">
              <NotePencilIcon size={18} />
            </span>
            <div className="min-w-0 flex-1">
              <b>{news.title}</b>
              <p className="text-xs text-text-3">{date(news.created_at)}</p>
            </div>
            <IconButton label={`Ubah kabar ${news.title}`} onClick={() => setEditing(news)}>
              <PencilSimpleIcon size={18} />
            </IconButton>
            <IconButton label={`Hapus kabar ${news.title}`} onClick={() => setRemoving(news)}>
              <TrashIcon size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== undefined}
        backCancels={false}
        title="Hapus kabar ini?"
        text={removing?.title}
        confirm="Hapus"
        danger
        busy={work.busy}
        onConfirm={remove}
        onCancel={() => setRemoving(undefined)}
      />
    </Panel>
  );
}
