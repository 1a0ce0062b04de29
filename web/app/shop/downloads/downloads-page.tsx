import type { Download } from "@barakah/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { MembersPage } from "../../accounts/index.ts";
import { sentenceOf } from "../../platform/api-error.ts";
import { fetchFile } from "../../platform/browser-api.ts";
import { fileSize, wholeNumber } from "../../platform/format.ts";
import { pagedQuery } from "../../platform/query-client.ts";
import { saveFile } from "../../platform/save-file.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { RowsSkeleton } from "../../ui/feedback/skeleton.tsx";
import { Button } from "../../ui/form/button.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { shoppingKey } from "../member/shopping-queries.ts";

const TITLE = "Unduhan saya";
const PER_PAGE = 20;

/** Read again with each look: the addresses are signed for an hour or two. */
const downloadsQuery = (memberId: number) =>
  pagedQuery(
    shoppingKey(memberId, "downloads"),
    "GET /api/downloads/mine/",
    PER_PAGE,
    {},
    { staleTime: 0, refetchOnWindowFocus: "always" },
  );

export default function DownloadsPage() {
  return (
    <MembersPage
      title={TITLE}
      description="Berkas yang kamu beli di Sinergy, BARAKAH APP."
      back="/login"
      skeleton={<RowsSkeleton />}
    >
      {(memberId) => <Downloads memberId={memberId} />}
    </MembersPage>
  );
}

function Downloads({ memberId }: { memberId: number }) {
  const query = useInfiniteQuery(downloadsQuery(memberId));
  return (
    <Page title={TITLE} back="/login" isHeading className="px-4 pt-4 pb-8">
      <Loaded query={query} failure="Unduhanmu gagal dimuat." skeleton={<RowsSkeleton />}>
        {({ pages }) => {
          const all = pages.flatMap(({ items }) => items);
          if (all.length === 0) return <NoDownloads />;
          return (
            <>
              <ul className="flex flex-col gap-3">
                {all.map((download) => (
                  <DownloadCard key={download.id} download={download} memberId={memberId} />
                ))}
              </ul>
              <Note tone="gold" className="mt-4" icon={<Icon name="info-fill" size={20} />}>
                Uang kembali hanya dapat diminta sebelum berkasnya diunduh pertama kali.
              </Note>
              <p className="mt-3 text-sm text-text-2">
                Namamu tercantum di tiap halaman. Berkas yang kamu pesan tetap di sini, juga bila penjual
                menggantinya kelak.
              </p>
            </>
          );
        }}
      </Loaded>
      <LoadMore query={query} />
    </Page>
  );
}

const NoDownloads = () => (
  <EmptyState
    heading="Belum ada unduhan."
    text="Berkas yang kamu beli muncul di sini begitu pembayarannya terverifikasi."
  >
    <LinkButton to="/sinergy">Belanja Sekarang</LinkButton>
  </EmptyState>
);

function leftText({ left, opened_at }: Download): string {
  if (left === 0) return "Batas hari ini tercapai, coba lagi besok";
  return opened_at ? `${wholeNumber(left)} unduhan lagi dalam 24 jam` : "Belum pernah diunduh";
}

function DownloadCard({ download, memberId }: { download: Download; memberId: number }) {
  const { product_name, store, file, left, address, order_number } = download;
  const toast = useToast();
  const saving = useSend({
    mutationFn: () => fetchFile(address),
    onSuccess: (pdf) => saveFile(file.name, pdf),
    onError: (error) => toast.error(sentenceOf(error)),
    refreshes: [shoppingKey(memberId, "downloads")],
  });
  return (
    <Card as="li" className="flex gap-4 p-4">
      <span className="grid size-16 flex-none place-items-center rounded-md bg-info-soft text-on-info-soft">
        <Icon name="file-pdf" size={28} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-base leading-[1.3125rem] font-bold wrap-anywhere">{product_name}</h2>
        <p className="mt-0.5 text-sm text-text-2 wrap-anywhere">
          {store} · {wholeNumber(file.pages)} halaman, {fileSize(file.bytes)}
        </p>
        <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            variant="soft"
            size="sm"
            busy={saving.busy}
            disabled={left === 0}
            aria-label={`Unduh ${product_name}, ${order_number}`}
            onClick={() => saving.send()}
          >
            <Icon name="download-simple" size={18} /> Unduh
          </Button>
          <span className="text-xs text-text-2">{leftText(download)}</span>
        </div>
      </div>
    </Card>
  );
}
