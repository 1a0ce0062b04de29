import type { OwnStore } from "@barakah/contract";
import { STORE_STATE_LABEL, type StoreState } from "@barakah/contract/stores/store-words";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { dateInWords } from "../../platform/format.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon, type IconName } from "../../ui/icons/icon.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";
import { BalanceCard } from "../balance/balance-card.tsx";
import { ToSend } from "../orders/to-send.tsx";
import { OwnStorePage } from "../own-store.tsx";
import { ownProductsQuery, sellingKey } from "../queries.ts";

const TITLE = "Toko saya";

const TONE: Record<StoreState, BadgeTone> = {
  applied: "wait",
  refused: "no",
  open: "ok",
  paused: "mute",
  closed: "mute",
};

export default function MyStorePage() {
  return (
    <OwnStorePage title={TITLE} back="/login">
      {(store, memberId) => <Selling store={store} memberId={memberId} />}
    </OwnStorePage>
  );
}

function Selling({ store, memberId }: { store: OwnStore; memberId: number }) {
  return (
    <Page
      title={TITLE}
      back="/login"
      isHeading
      className="px-4 pt-4 pb-8"
      actions={
        <ActionBar>
          <LinkButton to="/toko-saya/produk/baru" block icon="plus-bold" label="Tambah produk" />
        </ActionBar>
      }
    >
      <div className="flex items-center gap-3.5">
        <span className="size-14 flex-none overflow-hidden rounded-lg bg-surface-2">
          <Picture src={store.thumbnail} alt="" width={56} height={56} sizes="56px" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-lg leading-[1.4rem] wrap-anywhere">{store.name}</h2>
          {store.state === "open" && (
            <Link
              to={`/toko/${store.slug}`}
              className="inline-flex min-h-6 items-center text-sm text-primary-text underline underline-offset-3"
            >
              Lihat seperti pembeli
            </Link>
          )}
        </div>
        <StatusBadge tone={TONE[store.state]}>{STORE_STATE_LABEL[store.state]}</StatusBadge>
      </div>
      <Standing store={store} />
      <ToSend memberId={memberId} />
      {store.state !== "applied" && store.state !== "refused" && <BalanceCard memberId={memberId} />}
      <Places store={store} memberId={memberId} />
    </Page>
  );
}

/** The notice or task that is most important for the owner. */
function Standing({ store }: { store: OwnStore }) {
  if (store.state === "applied")
    return (
      <Note tone="gold" className="mt-4">
        Pengajuanmu sedang diperiksa. Kamu sudah boleh menyiapkan produk; menjualnya setelah toko dibuka.
      </Note>
    );
  if (store.state === "refused")
    return (
      <Note tone="red" className="mt-4">
        Pengajuanmu perlu diperbaiki: “{store.state_reason}”{" "}
        <Link to="/buka-toko" className="font-semibold underline underline-offset-3">
          Perbaiki
        </Link>
      </Note>
    );
  if (store.state === "paused")
    return (
      <Note tone="gold" className="mt-4">
        {store.state_reason
          ? `Petugas menjeda tokomu: “${store.state_reason}” Hubungi kami bila sudah beres.`
          : "Tokomu sedang libur: produkmu tidak dijual."}{" "}
        Pesanan yang sudah dibayar tetap harus dikirim.
      </Note>
    );
  if (store.payouts_wait_until)
    return (
      <Note tone="gold" className="mt-4">
        Rekeningmu baru diganti. Pencairan menunggu sampai {dateInWords(store.payouts_wait_until)}.
      </Note>
    );
  return null;
}

interface PlaceRowProps {
  icon: IconName;
  title: string;
  text: string;
}

const ROW = "flex min-h-16 w-full items-center gap-3 px-3.5 py-3 text-left";

const PlaceRow = ({ icon, title, text }: PlaceRowProps) => (
  <>
    <span className="grid size-10 flex-none place-items-center rounded-md bg-primary-soft text-on-primary-soft">
      <Icon name={icon} size={20} />
    </span>
    <span className="min-w-0 flex-1">
      <b className="block leading-[1.3rem]">{title}</b>
      <span className="block text-xs text-text-2">{text}</span>
    </span>
    <Icon name="caret-right-bold" size={16} className="text-text-3" />
  </>
);

function Places({ store, memberId }: { store: OwnStore; memberId: number }) {
  const products = useInfiniteQuery(ownProductsQuery(memberId));
  const all = products.data?.pages.flatMap(({ items }) => items) ?? [];
  const shown = all.filter(({ status }) => status === "published").length;
  const waiting = all.filter(({ review }) => review === "waiting").length;
  const few = all.filter(({ status, stock }) => status === "published" && stock === 0).length;
  const facts = [`${shown} tayang`, waiting && `${waiting} diperiksa`, few && `${few} habis`].filter(Boolean);
  return (
    <Card as="section" className="mt-5 divide-y divide-border overflow-hidden">
      <Link to="/toko-saya/pesanan" className={ROW}>
        <PlaceRow icon="receipt" title="Pesanan" text="Yang dikirim, di perjalanan, dan selesai" />
      </Link>
      <Link to="/toko-saya/produk" className={ROW}>
        <PlaceRow
          icon="storefront"
          title="Produk"
          text={all.length > 0 ? facts.join(", ") : "Belum ada produk"}
        />
      </Link>
      <Link to="/toko-saya/kupon" className={ROW}>
        <PlaceRow icon="ticket" title="Kupon" text="Potongan harga untuk pembelimu" />
      </Link>
      <Link to="/toko-saya/ulasan" className={ROW}>
        <PlaceRow icon="star-fill" title="Testimoni" text="Baca dan jawab testimoni pembeli" />
      </Link>
      <Link to="/toko-saya/ubah" className={ROW}>
        <PlaceRow icon="pencil-simple-fill" title="Keterangan toko" text="Cerita, foto, tempat, dan kontak" />
      </Link>
      <Link to="/toko-saya/rekening" className={ROW}>
        <PlaceRow icon="bank" title="Rekening pencairan" text={`${store.bank} ${store.account}`} />
      </Link>
      {(store.state === "open" || (store.state === "paused" && store.state_reason === "")) && (
        <Resting store={store} memberId={memberId} />
      )}
    </Card>
  );
}

function Resting({ store, memberId }: { store: OwnStore; memberId: number }) {
  const [asking, setAsking] = useState(false);
  const resting = store.state === "paused";
  const rest = useSend({
    mutationFn: () => api.call("POST /api/stores/mine/rest/", { body: { resting: !resting } }),
    success: resting ? "Tokomu buka lagi." : "Tokomu libur.",
    refreshes: [sellingKey(memberId)],
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <button type="button" className={ROW} onClick={() => (resting ? rest.send() : setAsking(true))}>
        <PlaceRow
          icon="clock"
          title={resting ? "Buka lagi" : "Liburkan toko"}
          text={resting ? "Produkmu dijual lagi" : "Pesanan berjalan tetap selesai"}
        />
      </button>
      <ConfirmDialog
        open={asking}
        title="Liburkan toko?"
        text="Produkmu tidak dijual sampai kamu membukanya lagi. Pesanan yang sudah dibayar tetap harus dikirim."
        confirm="Liburkan"
        busy={rest.busy}
        onConfirm={() => rest.send()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
