import type { StaffCampaign } from "@barakah/contract";
import type { Publication } from "@barakah/contract/catalogue-rules";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { CampaignCard } from "../../charity/index.ts";
import { api } from "../../platform/browser-api.ts";
import { CoverPicture } from "../pictures/cover-picture.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { Panel } from "../ui/panel.tsx";
import { useWork } from "../ui/use-work.ts";
import { CampaignFacts } from "./campaign-facts.tsx";
import { type CampaignForm, formOf, previewOf, sentOf } from "./campaign-form.ts";
import { CampaignNews } from "./campaign-news.tsx";
import { CampaignPreview } from "./campaign-preview.tsx";
import { EditorFrame } from "./editor-frame.tsx";
import { campaignQuery } from "./queries.ts";
import { TitleFields } from "./title-fields.tsx";
import { useDraft } from "./use-draft.ts";

export function CampaignEditor({ stored }: { stored?: StaffCampaign }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const work = useWork();
  const state = useDraft<CampaignForm>(formOf(stored));
  const { draft, change } = state;

  function keep(campaign: StaffCampaign) {
    state.settle({ slug: campaign.slug });
    client.setQueryData(campaignQuery(campaign.id).queryKey, campaign);
  }
  async function save() {
    const body = sentOf(draft);
    const saved = await work.run(
      () =>
        stored
          ? api.call("PUT /api/admin/campaigns/:id/", { params: { id: stored.id }, body })
          : api.call("POST /api/admin/campaigns/", { body }),
      "Kampanye disimpan.",
    );
    if (!saved) return;
    keep(saved);
    if (!stored) navigate(`/admin/kampanye/${saved.id}`, { replace: true });
  }
  async function move(status: Publication) {
    if (!stored) return;
    const call = { params: { id: stored.id }, body: { status } };
    const moved = await work.run(
      () => api.call("POST /api/admin/campaigns/:id/status/", call),
      "Status kampanye diganti.",
    );
    if (moved) keep(moved);
  }

  const preview = previewOf(draft, stored);
  return (
    <EditorFrame
      crumb={stored ? "Kampanye / Ubah" : "Kampanye / Baru"}
      title={draft.title || "Kampanye baru"}
      status={stored?.status ?? "draft"}
      isNew={!stored}
      unsaved={state.unsaved}
      saved={state.saved}
      featured={draft.is_featured}
      onFeature={(is_featured) => change({ is_featured })}
      busy={work.busy}
      onSave={save}
      onMove={move}
      card={<CampaignCard campaign={preview} />}
      detail={<CampaignPreview campaign={preview} />}
      aside={
        <CoverPicture
          kind="campaign"
          thumbnail={draft.thumbnail}
          onChange={(picture) =>
            change({ picture: picture?.key ?? null, thumbnail: picture?.thumbnail ?? null })
          }
        />
      }
    >
      <Panel title="Informasi utama">
        <div className="bo-fields">
          <TitleFields
            title={draft.title}
            slug={draft.slug}
            below="/kampanye/"
            work={work}
            onChange={change}
          />
          <CampaignFacts draft={draft} work={work} onChange={change} />
        </div>
      </Panel>
      <Panel title="Keterangan">
        <RichText
          label="Keterangan"
          initial={draft.description}
          error={work.errorOf("description")}
          onChange={(description) => change({ description })}
        />
      </Panel>
      {stored && <CampaignNews campaign={stored} />}
    </EditorFrame>
  );
}
