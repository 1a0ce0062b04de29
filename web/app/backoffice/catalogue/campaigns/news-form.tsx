import type { CampaignUpdate } from "@barakah/contract";
import { useState } from "react";
import { api } from "../../../platform/browser-api.ts";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { RichText } from "../../../ui/rich-text/rich-text.tsx";
import { useWork } from "../../../ui/staff/use-work.ts";
import { EntryButtons } from "../entry-buttons.tsx";
import { useUnsavedPart } from "../unsaved-parts.ts";

interface NewsFormProps {
  campaignId: number;
  news: CampaignUpdate | undefined;
  onSaved(): Promise<void>;
  onCancel(): void;
}

export function NewsForm({ campaignId, news, onSaved, onCancel }: NewsFormProps) {
  const work = useWork();
  const [title, setTitle] = useState(news?.title ?? "");
  const [description, setDescription] = useState(news?.description ?? "");
  useUnsavedPart(title !== (news?.title ?? "") || description !== (news?.description ?? ""));
  async function save() {
    const body = { title, description };
    const saved = await work.run(
      () =>
        news
          ? api.call("PUT /api/admin/campaign-updates/:id/", { params: { id: news.id }, body })
          : api.call("POST /api/admin/campaigns/:id/updates/", { params: { id: campaignId }, body }),
      "Kabar disimpan.",
    );
    if (saved) await onSaved();
  }
  return (
    <>
      <TextInput
        label="Judul kabar"
        value={title}
        maxLength={150}
        error={work.errorOf("title")}
        onChange={({ target }) => setTitle(target.value)}
      />
      <RichText
        label="Isi kabar"
        initial={description}
        error={work.errorOf("description")}
        onChange={setDescription}
      />
      <EntryButtons save="Simpan Kabar" busy={work.busy} onSave={save} onCancel={onCancel} />
    </>
  );
}
