import type { OwnArticle, OwnArticleDraft } from "@barakah/contract";
import { ARTICLE_CATEGORY_LABEL, ARTICLE_SUMMARY_MOST } from "@barakah/contract/articles/article-words";
import { TITLE_MOST } from "@barakah/contract/platform/text-lengths";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { removeFromTab } from "../../platform/tab-storage.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Note, ProblemNote } from "../../ui/feedback/note.tsx";
import { RowsSkeleton, Skeletons } from "../../ui/feedback/skeleton.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { Page } from "../../ui/layout/page.tsx";
import { SaveBar } from "../../ui/layout/save-bar.tsx";
import { PictureField } from "../../ui/pictures/picture-field.tsx";
import { uploadArticlePicture } from "../../ui/pictures/upload-picture.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { ArticleText } from "../article-text.tsx";
import { ownArticleQuery, writingKey } from "./queries.ts";
import { isDecided, standingOf } from "./standing.ts";

/** The editor is heavy, and nobody reads with it. */
const RichText = lazy(async () => ({ default: (await import("../../ui/rich-text/rich-text.tsx")).RichText }));

const LIST = "/tulisan-saya";

interface WritingProps {
  title: string;
  memberId: number;
  article?: OwnArticle;
}

/** The form of a new text or of one that is not decided; a decided one is shown. */
export default function OwnArticlePage({ id, ...page }: Omit<WritingProps, "article"> & { id?: number }) {
  return id === undefined ? <Writing {...page} /> : <Stored {...page} id={id} />;
}

function Stored({ id, title, memberId }: Omit<WritingProps, "article"> & { id: number }) {
  const query = useQuery(ownArticleQuery(memberId, id));
  const article = query.data;
  if (article && !isDecided(article)) return <Writing title={title} memberId={memberId} article={article} />;
  return (
    <Page title={title} back={LIST} isHeading={!article} className="pb-8">
      <Loaded query={query} failure="Tulisanmu gagal dimuat." skeleton={<RowsSkeleton />}>
        {(found) => <Decided article={found} />}
      </Loaded>
    </Page>
  );
}

/** Approved or archived: to be read. */
function Decided({ article }: { article: OwnArticle }) {
  const [tone, words] = standingOf(article);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
        <StatusBadge tone={tone}>{words}</StatusBadge>
        {article.status === "published" && (
          <LinkButton to={`/artikel/${article.slug}`} variant="line" size="sm" label="Buka halamannya" />
        )}
      </div>
      <ArticleText
        article={{
          ...article,
          published_at: article.published_at ?? article.publish_at ?? article.created_at,
        }}
      />
    </>
  );
}

const initialOf = (article: OwnArticle | undefined) => ({
  title: article?.title ?? "",
  category: (article?.category ?? "article") as OwnArticleDraft["category"],
  summary: article?.summary ?? "",
  picture: article?.picture ?? null,
  thumbnail: article?.thumbnail ?? null,
  description: article?.description ?? "",
  own_pictures: false,
});
type Values = ReturnType<typeof initialOf>;

const CATEGORIES = (["article", "activity"] as const).map((value) => ({
  value,
  label: ARTICLE_CATEGORY_LABEL[value],
}));

const keptName = (memberId: number, id: number | undefined) => `tulisan:${memberId}:${id ?? "baru"}`;

/** What is typed stays in this tab until it is saved. Sending saves first. */
function Writing({ title, memberId, article }: WritingProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const stored = useRef(article);
  const [clash, setClash] = useState(false);
  const sending = useRef(false);
  const kept = keptName(memberId, article?.id);

  async function save({ thumbnail: _, own_pictures: __, ...draft }: Values): Promise<OwnArticle> {
    const before = stored.current;
    if (!before) return api.call("POST /api/articles/mine/", { body: draft });
    const body = { ...draft, version: before.version };
    return api.call("PUT /api/articles/mine/:id/", { params: { id: before.id }, body });
  }
  const form = useForm<Values, OwnArticle>({
    initial: initialOf(article),
    draft: kept,
    check: ({ own_pictures }) =>
      sending.current && !own_pictures
        ? { own_pictures: "Pastikan dahulu tulisan dan gambarnya milikmu." }
        : {},
    async mutationFn(values) {
      stored.current = await save(values);
      if (!sending.current) return stored.current;
      return api.call("POST /api/articles/mine/:id/submit/", {
        params: { id: stored.current.id },
        body: { own_pictures: true },
      });
    },
    toasts: true,
    refreshes: [writingKey(memberId)],
    async onError(error) {
      const before = stored.current;
      if (!before || !(error instanceof ApiError) || error.code !== "edit_conflict") return;
      stored.current = await client.fetchQuery({ ...ownArticleQuery(memberId, before.id), staleTime: 0 });
      setClash(true);
    },
    onDone() {
      removeFromTab(kept);
      void navigate(LIST);
    },
  });
  const submit = (send: boolean) => {
    sending.current = send;
    form.submit();
  };
  const { values, field, change } = form;
  const waits = article?.review === "waiting";
  return (
    <Page
      title={title}
      back={LIST}
      isHeading
      className=""
      actions={
        <SaveBar
          busy={form.busy}
          save={waits ? "Simpan perubahan" : "Simpan draf"}
          also={!waits && "Kirim ke editor"}
          onPress={submit}
        />
      }
    >
      {article && <Standing article={article} memberId={memberId} />}
      {clash && (
        <Note tone="gold" className="mx-4 mt-4">
          Editor sudah mengubah tulisan ini.{" "}
          <a href={`${LIST}/${article?.id}`} target="_blank" rel="noopener" className="font-bold underline">
            Lihat versinya
          </a>
          , lalu simpan lagi bila tulisanmu yang dipakai.
        </Note>
      )}
      <form ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-4 bg-surface p-4">
        <TextInput label="Judul" maxLength={TITLE_MOST} {...field("title")} />
        <Select label="Jenis" options={CATEGORIES} {...field("category")} />
        <PictureField
          label="Gambar sampul"
          thumbnail={values.thumbnail}
          error={form.errors.picture}
          upload={uploadArticlePicture}
          onChange={({ key, thumbnail }) => change({ picture: key, thumbnail })}
        />
        <TextArea
          label="Ringkasan"
          optional
          rows={2}
          maxLength={ARTICLE_SUMMARY_MOST}
          hint="Tampil di daftar. Bila kosong, diambil dari kalimat pertamanya."
          {...field("summary")}
        />
        <div>
          <p className="mb-1.5 text-sm font-semibold">Isi</p>
          {form.ready && (
            <Suspense fallback={<Skeletons of={["h-52"]} />}>
              <RichText
                label="Isi"
                initial={values.description}
                error={form.errors.description}
                upload={uploadArticlePicture}
                onChange={(description) => change({ description })}
              />
            </Suspense>
          )}
        </div>
        {!waits && (
          <div>
            <Checkbox {...field("own_pictures")}>
              Tulisan ini karyaku, gambarnya milikku atau boleh kupakai, dan tidak memuat nomor rekening.
            </Checkbox>
            <div role="alert">
              {form.errors.own_pictures && <FieldError>{form.errors.own_pictures}</FieldError>}
            </div>
          </div>
        )}
        <ProblemNote>{form.problem}</ProblemNote>
      </form>
    </Page>
  );
}

function Standing({ article, memberId }: { article: OwnArticle; memberId: number }) {
  const [tone, words] = standingOf(article);
  const navigate = useNavigate();
  const [removing, setRemoving] = useState(false);
  const params = { id: article.id };
  const refreshes = [writingKey(memberId)];
  const withdraw = useSend({
    mutationFn: () => api.call("POST /api/articles/mine/:id/withdraw/", { params }),
    success: "Tulisan ditarik kembali menjadi draf.",
    refreshes,
  });
  const remove = useSend({
    mutationFn: () => api.call("DELETE /api/articles/mine/:id/", { params }),
    success: "Tulisan dihapus.",
    refreshes,
    onDone() {
      removeFromTab(keptName(memberId, article.id));
      void navigate(LIST);
    },
  });
  const waits = article.review === "waiting";
  return (
    <section className="mb-2 bg-surface px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <StatusBadge tone={tone}>{words}</StatusBadge>
        {waits ? (
          <Button
            variant="quiet"
            size="sm"
            busy={withdraw.busy}
            onClick={() => withdraw.send()}
            label="Tarik kembali"
          />
        ) : (
          <Button variant="quiet" size="sm" onClick={() => setRemoving(true)} label="Hapus" />
        )}
      </div>
      <ConfirmDialog
        open={removing}
        title="Hapus tulisan ini?"
        text="Tulisannya tidak dapat dikembalikan."
        confirm="Hapus"
        danger
        busy={remove.busy}
        onCancel={() => setRemoving(false)}
        onConfirm={() => void remove.send()}
      />
      {waits && (
        <Note tone="gold" className="mt-2">
          Sedang dibaca editor. Selama itu hanya kamu dan editor yang melihatnya.
        </Note>
      )}
      {article.review === "refused" && (
        <Note tone="red" className="mt-2">
          Kata editor: “{article.review_note}” Perbaiki, lalu kirim lagi.
        </Note>
      )}
    </section>
  );
}
