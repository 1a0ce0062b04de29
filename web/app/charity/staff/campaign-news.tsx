import type { StaffCampaign } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { date } from "../../platform/format.ts";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import { ConflictDialog } from "../../ui/staff/conflict/conflict-dialog.tsx";
import { useVersionedForm } from "../../ui/staff/conflict/use-versioned-form.ts";
import { EntryButtons, EntryPanel } from "../../ui/staff/editor/entry-panel.tsx";
import { useUnsavedPart } from "../../ui/staff/editor/unsaved-parts.ts";
import { campaignQuery } from "./queries.ts";

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
          <Icon name="staff-note-pencil" size={18} />
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

type StaffNews = StaffCampaign["updates"][number];
const formOf = (news: StaffNews | undefined) => ({
  title: news?.title ?? "",
  description: news?.description ?? "",
});

interface NewsFormProps {
  campaignId: number;
  news: StaffNews | undefined;
  onSaved(): Promise<void>;
  onCancel(): void;
}

function NewsForm({ campaignId, news, onSaved, onCancel }: NewsFormProps) {
  const client = useQueryClient();
  const form = useVersionedForm({
    form: formOf(news),
    version: news?.version ?? "",
    save: (body, { version }): Promise<unknown> =>
      news
        ? api.call("PUT /api/admin/campaign-updates/:id/", {
            params: { id: news.id },
            body: { ...body, version },
          })
        : api.call("POST /api/admin/campaigns/:id/updates/", { params: { id: campaignId }, body }),
    async reread() {
      const { updates } = await client.fetchQuery({ ...campaignQuery(campaignId), staleTime: 0 });
      const now = updates.find(({ id }) => id === news?.id);
      return now && { form: formOf(now), version: now.version };
    },
    success: "Kabar disimpan.",
    onSaved,
  });
  const { values, change, unsaved, errors, busy, submit, conflict, round } = form;
  useUnsavedPart(unsaved);
  return (
    <>
      <TextInput label="Judul kabar" maxLength={150} {...form.field("title")} />
      <RichText
        key={round}
        label="Isi kabar"
        initial={values.description}
        error={errors.description}
        onChange={(description) => change({ description })}
      />
      <EntryButtons save="Simpan Kabar" busy={busy} onSave={submit} onCancel={onCancel} />
      {conflict && (
        <ConflictDialog conflict={conflict} busy={busy} onClose={form.postpone} onSave={form.resolve} />
      )}
    </>
  );
}
