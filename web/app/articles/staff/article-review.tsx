import type { StaffArticle } from "@barakah/contract";
import { ARTICLE_CATEGORY_LABEL } from "@barakah/contract/articles/article-words";
import { fromJakartaClock } from "@barakah/contract/platform/jakarta-day";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { date, timeAgo, timeOfDay } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { Html } from "../../ui/html/html.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { Keys } from "../../ui/staff/keys.tsx";
import { ReasonDialog } from "../../ui/staff/reason-dialog.tsx";
import { SmallButton, SmallLink } from "../../ui/staff/small-button.tsx";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { checksOf, withChangesMarked } from "./check-manuscript.ts";
import { articlesQuery } from "./queries.ts";

const WAITING = { search: "", status: "waiting", offset: 0 };

/** A member's text that waits: read, then publish it or ask for a correction. */
export function ArticleReview({ article }: { article: StaffArticle }) {
  const { id, version } = article;
  const navigate = useNavigate();
  const waiting = useQuery(articlesQuery(WAITING)).data?.items.toReversed() ?? [];
  const [at, setAt] = useState("");
  const [asking, setAsking] = useState(false);
  const publish = useSend({
    mutationFn: () =>
      api.call("POST /api/admin/articles/:id/status/", {
        params: { id },
        body: at
          ? { status: "draft", publish_at: fromJakartaClock(`${at}:00`).toISOString(), version }
          : { status: "published", publish_at: null, version },
      }),
    success: `${at ? "Dijadwalkan" : "Diterbitkan"}. Penulisnya sudah dikabari.`,
    refreshes: [["staff"], ["articles"]],
  });
  const step = (by: number) => {
    const to = waiting[waiting.findIndex((one) => one.id === id) + by];
    if (to) void navigate(`/admin/artikel/${to.id}`, { replace: true });
  };
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    s: () => void publish.send(),
    t: () => setAsking(true),
  });
  return (
    <WorkPage
      title={article.title}
      actions={
        <>
          <SmallButton variant="line" onClick={() => setAsking(true)} label="Minta perbaikan" />
          <SmallButton
            busy={publish.busy}
            onClick={() => publish.send()}
            label={at ? "Jadwalkan" : "Terbitkan"}
          />
        </>
      }
    >
      <div className="bo-grid wide-narrow">
        <Manuscript article={article} />
        <div className="bo-grid content-start">
          <Checks html={article.description} />
          <Panel title="Terbit sebagai">
            <p className="mb-3">
              {ARTICLE_CATEGORY_LABEL[article.category]}, oleh {article.writer}
            </p>
            <TextInput
              label="Tanggal (WIB)"
              optional
              type="datetime-local"
              hint="Kosong: sekarang juga"
              value={at}
              onChange={({ target }) => setAt(target.value)}
            />
            <SmallLink
              to="?sunting"
              variant="line"
              className="mt-3"
              label="Sunting jenis, kartu, atau isinya"
            />
          </Panel>
        </div>
      </div>
      <Keys
        keys={[
          [["J", "K"], "naskah berikut"],
          [["S"], "terbitkan"],
          [["T"], "minta perbaikan"],
        ]}
      />
      {asking && (
        <ReasonDialog
          title="Minta penulisnya memperbaiki?"
          text="Naskahnya kembali kepada penulis, yang membaca alasanmu dan dapat mengirimnya lagi."
          label="Yang perlu diperbaiki"
          confirm="Minta perbaikan"
          success="Penulisnya sudah dikabari."
          danger={false}
          correct={(reason) =>
            api.call("POST /api/admin/articles/:id/refuse/", { params: { id }, body: { reason, version } })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </WorkPage>
  );
}

function Manuscript({ article }: { article: StaffArticle }) {
  const { description, refused_text, submitted_at, review_note } = article;
  const marked = useMemo(() => withChangesMarked(description, refused_text), [description, refused_text]);
  const now = useNow();
  return (
    <Panel bare className="self-start">
      <div className="flex flex-wrap items-center justify-between gap-2 px-4.5 py-3">
        <div>
          <h2>Naskah {article.author}</h2>
          {submitted_at && (
            <p className="text-text-2">
              Dikirim {date(submitted_at)}, {timeOfDay(submitted_at)}.
              {refused_text !== null && " Yang berubah sejak diminta perbaikan ditandai."}
            </p>
          )}
        </div>
        {submitted_at && <StatusBadge tone="wait">Menunggu, {timeAgo(submitted_at, now)}</StatusBadge>}
      </div>
      {article.thumbnail && (
        <div className="h-52 overflow-hidden [&_img]:size-full [&_img]:object-cover">
          <Picture src={article.thumbnail} alt="" width={720} height={208} sizes="720px" />
        </div>
      )}
      <div className="px-4.5 py-4 [&_.prose]:text-text [&_mark]:bg-accent-soft [&_mark]:text-text">
        <h3 className="mb-2 text-xl wrap-anywhere">{article.title}</h3>
        {review_note && <p className="mb-3 text-text-2">Permintaan sebelumnya: “{review_note}”</p>}
        <Html html={marked} headingLevel={4} />
      </div>
    </Panel>
  );
}

const Checks = ({ html }: { html: string }) => (
  <Panel title="Pemeriksaan" bare>
    <ul className="divide-y divide-border">
      {checksOf(html).map(({ fine, title, text }) => (
        <li key={title + text} className="flex gap-2.5 px-4.5 py-3">
          <Icon
            name={fine ? "check-circle-fill" : "warning-circle-fill"}
            size={20}
            className={fine ? "text-primary-text" : "text-accent-text"}
          />
          <span className="min-w-0 wrap-anywhere">
            <b className="block">{title}</b>
            <span className="text-text-2">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  </Panel>
);
