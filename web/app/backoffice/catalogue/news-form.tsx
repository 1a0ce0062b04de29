import type { CampaignUpdate } from "@barakah/contract";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { useWork } from "../ui/use-work.ts";

interface NewsFormProps {
  campaignId: number;
  news: CampaignUpdate | undefined;
  onDone(changed: boolean): void;
}

export function NewsForm({ campaignId, news, onDone }: NewsFormProps) {
  const work = useWork();
  const [title, setTitle] = useState(news?.title ?? "");
  const [description, setDescription] = useState(news?.description ?? "");
  async function save() {
    const body = { title, description };
    const saved = await work.run(
      () =>
        news
          ? api.call("PUT /api/admin/campaign-updates/:id/", { params: { id: news.id }, body })
          : api.call("POST /api/admin/campaigns/:id/updates/", { params: { id: campaignId }, body }),
      "Kabar disimpan.",
    );
    if (saved) onDone(true);
  }
  return (
    <div className="bo-fields mb-3 rounded-md bg-surface-2 p-3.5">
      <TextInput
        label="Judul kabar"
        value={title}
        maxLength={150}
        error={work.errorOf("title")}
        onChange={({ target }) => setTitle(target.value)}
      />
      <RichText label="Isi kabar" initial={description} onChange={setDescription} />
      <div className="flex justify-end gap-2">
        <Button variant="line" size="sm" className="btn-40" onClick={() => onDone(false)}>
          Batal
        </Button>
        <Button size="sm" variant="soft" className="btn-40" busy={work.busy} onClick={save}>
          Simpan Kabar
        </Button>
      </div>
    </div>
  );
}
