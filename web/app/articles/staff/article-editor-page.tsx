import type { StaffArticle } from "@barakah/contract";
import {
  ARTICLE_CATEGORIES,
  ARTICLE_CATEGORY_LABEL,
  ARTICLE_SUMMARY_MOST,
} from "@barakah/contract/articles/article-words";
import { PERSON_MOST } from "@barakah/contract/platform/text-lengths";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { eventQuery } from "../../events/staff/index.ts";
import { api } from "../../platform/browser-api.ts";
import { readQuery } from "../../platform/query-client.ts";
import { pageQuery } from "../../platform/staff-query.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { CatalogueEditor } from "../../ui/staff/editor/catalogue-editor.tsx";
import { EditorPage } from "../../ui/staff/editor/editor-page.tsx";
import { PreviewPage } from "../../ui/staff/editor/preview-dialog.tsx";
import type { EditedCatalogue } from "../../ui/staff/editor/use-editing.ts";
import { LoadItem } from "../../ui/staff/work-page.tsx";
import { ArticleText } from "../index.ts";
import type { Route } from "./+types/article-editor-page";
import { type ArticleForm, formOf, previewOf, sentOf } from "./article-form.ts";
import { ArticleReview } from "./article-review.tsx";
import { articleQuery } from "./queries.ts";
import { reportOfEvent, reportOfPayout } from "./suggested-article.ts";

const payoutQuery = (id: number) =>
  readQuery(["payouts", "one", id], "GET /api/admin/payouts/:id/", { params: { id } });

/** What waits for a decision is read first. A new one may begin with the facts of an event or a payout. */
export default function ArticleEditorPage({ params }: Route.ComponentProps) {
  const [address] = useSearchParams();
  const [event, payout] = [Number(address.get("acara")), Number(address.get("penyaluran"))];
  if (params.id === undefined && (event || payout)) return <Begun event={event} payout={payout} />;
  return (
    <EditorPage kind="article" id={params.id} query={articleQuery}>
      {(stored) =>
        stored?.review === "waiting" && !address.has("sunting") ? (
          <ArticleReview article={stored} />
        ) : (
          <ArticleEditor stored={stored} />
        )
      }
    </EditorPage>
  );
}

function Begun({ event, payout }: { event: number; payout: number }) {
  const ofEvent = useQuery({ ...eventQuery(event), enabled: event > 0 });
  const ofPayout = useQuery({ ...payoutQuery(payout), enabled: payout > 0 });
  const page = { title: "Artikel baru", list: "/admin/artikel" };
  if (event)
    return (
      <LoadItem query={ofEvent} {...page}>
        {(found) => <ArticleEditor stored={undefined} suggested={reportOfEvent(found)} />}
      </LoadItem>
    );
  return (
    <LoadItem query={ofPayout} {...page}>
      {(found) => <ArticleEditor stored={undefined} suggested={reportOfPayout(found)} />}
    </LoadItem>
  );
}

const articlesWith = (
  suggested: Partial<ArticleForm> | undefined,
): EditedCatalogue<StaffArticle, ArticleForm> => ({
  kind: "article",
  query: articleQuery,
  formOf: (stored) => formOf(stored ?? suggested),
  create: (form) => api.call("POST /api/admin/articles/", { body: sentOf(form) }),
  edit: (id, form, version) =>
    api.call("PUT /api/admin/articles/:id/", { params: { id }, body: { ...sentOf(form), version } }),
  move: (id, move, version) =>
    api.call("POST /api/admin/articles/:id/status/", { params: { id }, body: { ...move, version } }),
});

interface ArticleEditorProps {
  stored: StaffArticle | undefined;
  suggested?: Partial<ArticleForm>;
}

function ArticleEditor({ stored, suggested }: ArticleEditorProps) {
  const [catalogue] = useState(() => articlesWith(suggested));
  return (
    <CatalogueEditor
      catalogue={catalogue}
      stored={stored}
      fields={(form) => (
        <>
          {suggested && (
            <Note tone="info">
              Judul, isi, dan gambarnya sudah diisi dari yang tercatat. Periksa, lengkapi, lalu simpan.
            </Note>
          )}
          {stored?.review === "refused" && (
            <Note tone="gold">
              Menunggu perbaikan dari {stored.author}. Alasan yang dikirim: “{stored.review_note}”
            </Note>
          )}
          <ArticleFields form={form} />
        </>
      )}
      card={(form) => <Heading form={form} />}
      page={(form) => (
        <PreviewPage header={<PageHeader title="Artikel" back="/artikel" />} actions={null}>
          <ArticleText article={previewOf(form, stored)} />
        </PreviewPage>
      )}
    />
  );
}

const Heading = ({ form }: { form: ArticleForm }) => (
  <>
    <p className="text-xs text-text-2">{ARTICLE_CATEGORY_LABEL[form.category]}</p>
    <p className="font-bold wrap-anywhere">{form.title || "Judul"}</p>
    <p className="mt-1 text-sm text-text-2 wrap-anywhere">{form.summary}</p>
  </>
);

const CATEGORIES = ARTICLE_CATEGORIES.map((value) => ({ value, label: ARTICLE_CATEGORY_LABEL[value] }));
const CHOICES = "50";

/** The events and campaigns that a card can lead to, newest first. */
function useCards() {
  const limit = { query: { limit: CHOICES } };
  const events = useQuery(pageQuery(["staff", "events", "cards"], "GET /api/admin/events/", limit));
  const campaigns = useQuery(pageQuery(["staff", "campaigns", "cards"], "GET /api/admin/campaigns/", limit));
  return [
    ...(events.data?.items ?? []).map(({ id, title }) => ({
      value: `acara:${id}`,
      label: `Acara: ${title}`,
    })),
    ...(campaigns.data?.items ?? []).map(({ id, title }) => ({
      value: `program:${id}`,
      label: `Program: ${title}`,
    })),
  ];
}

function ArticleFields({ form }: { form: Form<ArticleForm> }) {
  const { card_event_id, card_campaign_id } = form.values;
  const cards = useCards();
  const chosen = card_event_id ? `acara:${card_event_id}` : card_campaign_id && `program:${card_campaign_id}`;
  return (
    <>
      <div className="bo-fields three">
        <Select label="Jenis" options={CATEGORIES} {...form.field("category")} />
        <TextInput
          label="Nama penulis"
          optional
          maxLength={PERSON_MOST}
          hint="Kosong: atas nama komunitas"
          {...form.field("writer")}
        />
        <Select
          label="Kartu di akhir tulisan"
          optional
          placeholder="Tanpa kartu"
          options={cards}
          value={chosen || ""}
          error={form.errorOf("card_event_id")}
          onChange={({ target }) => {
            const [kind, id] = target.value.split(":");
            const of = (name: string) => (kind === name ? Number(id) : null);
            form.change({ card_event_id: of("acara"), card_campaign_id: of("program") });
          }}
        />
      </div>
      {form.values.category === "announcement" && (
        <TextInput
          label="Tampil di Home sampai"
          optional
          type="date"
          hint="Satu baris emas di bawah menu Home, sejak terbit sampai akhir hari itu. Kosong: hanya di daftar artikel."
          {...form.field("strip_until")}
        />
      )}
      <TextArea
        label="Ringkasan"
        optional
        rows={2}
        maxLength={ARTICLE_SUMMARY_MOST}
        hint="Tampil di daftar dan saat tautannya dibagikan. Bila kosong, diambil dari kalimat pertamanya."
        {...form.field("summary")}
      />
    </>
  );
}
