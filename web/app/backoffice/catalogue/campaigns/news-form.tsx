import type { StaffCampaign } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../../platform/browser-api.ts";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { RichText } from "../../../ui/rich-text/rich-text.tsx";
import { ConflictDialog } from "../conflict/conflict-dialog.tsx";
import { useVersionedForm } from "../conflict/use-versioned-form.ts";
import { EntryButtons } from "../entry-buttons.tsx";
import { campaignQuery } from "../queries.ts";
import { useUnsavedPart } from "../unsaved-parts.ts";

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

export function NewsForm({ campaignId, news, onSaved, onCancel }: NewsFormProps) {
  const client = useQueryClient();
  const form = useVersionedForm({
    initial: formOf(news),
    version: news?.version ?? "",
    save: (body, version): Promise<unknown> =>
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
