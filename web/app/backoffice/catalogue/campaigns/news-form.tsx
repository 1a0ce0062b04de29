import type { CampaignUpdate } from "@barakah/contract";
import { api } from "../../../platform/browser-api.ts";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { RichText } from "../../../ui/rich-text/rich-text.tsx";
import { useStaffForm } from "../../../ui/staff/use-staff-form.ts";
import { EntryButtons } from "../entry-buttons.tsx";
import { useUnsavedPart } from "../unsaved-parts.ts";

interface NewsFormProps {
  campaignId: number;
  news: CampaignUpdate | undefined;
  onSaved(): Promise<void>;
  onCancel(): void;
}

export function NewsForm({ campaignId, news, onSaved, onCancel }: NewsFormProps) {
  const { values, change, unsaved, errorOf, busy, submit } = useStaffForm({
    initial: { title: news?.title ?? "", description: news?.description ?? "" },
    mutationFn: (body) =>
      news
        ? api.call("PUT /api/admin/campaign-updates/:id/", { params: { id: news.id }, body })
        : api.call("POST /api/admin/campaigns/:id/updates/", { params: { id: campaignId }, body }),
    success: "Kabar disimpan.",
    onSuccess: onSaved,
  });
  useUnsavedPart(unsaved);
  return (
    <>
      <TextInput
        label="Judul kabar"
        value={values.title}
        maxLength={150}
        error={errorOf("title")}
        onChange={({ target }) => change({ title: target.value })}
      />
      <RichText
        label="Isi kabar"
        initial={values.description}
        error={errorOf("description")}
        onChange={(description) => change({ description })}
      />
      <EntryButtons save="Simpan Kabar" busy={busy} onSave={submit} onCancel={onCancel} />
    </>
  );
}
