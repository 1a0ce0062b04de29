import type { StaffStore } from "@barakah/contract";
import { HALAL_LABEL } from "@barakah/contract/stores/store-words";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah, timeOfDay, wholeNumber } from "../../platform/format.ts";
import { readQuery } from "../../platform/query-client.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { HistoryLink } from "../../ui/staff/history-link.tsx";
import { Keys } from "../../ui/staff/keys.tsx";
import { ReasonDialog, withReason } from "../../ui/staff/reason-dialog.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { LoadState, Panel } from "../../ui/staff/work-page.tsx";
import { StoreBadge } from "./store-badge.tsx";

const storeQuery = (id: number) =>
  readQuery(
    ["staff", "stores", "one", id],
    "GET /api/admin/stores/:id/",
    { params: { id } },
    { staleTime: 0 },
  );

/** An application's data for the review, and the decisions of staff. */
export function StoreFile({ id, onDecided }: { id: number; onDecided(): void }) {
  const query = useQuery(storeQuery(id));
  if (!query.data)
    return (
      <Panel>
        <LoadState query={query} failure="Toko belum dapat dimuat." />
      </Panel>
    );
  const store = query.data;
  return (
    <div className="bo-grid">
      <Panel bare>
        <div className="flex flex-wrap items-center gap-4 px-4.5 py-4">
          <span className="size-15 flex-none overflow-hidden rounded-lg bg-surface-2">
            <Picture src={store.thumbnail} alt="" width={60} height={60} sizes="60px" />
          </span>
          <div className="min-w-0 flex-[1_1_12rem]">
            <h2 className="text-xl wrap-anywhere">{store.name}</h2>
            <p className="text-text-2">
              <Link to={`/admin/anggota/${store.member_id}`} className="underline underline-offset-3">
                {store.owner}
              </Link>
              , anggota sejak {store.member_since.slice(0, 4)} · diajukan {date(store.applied_at)} pukul{" "}
              {timeOfDay(store.applied_at)}
            </p>
          </div>
          <StoreBadge state={store.state} />
          <HistoryLink kind="store" id={String(store.id)} />
        </div>
        <Checks store={store} />
      </Panel>
      <Panel title="Ceritanya">
        <p className="whitespace-pre-line wrap-anywhere">{store.story}</p>
        <dl className="mt-3 grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-4 gap-y-1.5 [&_dd]:text-right [&_dd]:wrap-anywhere [&_dt]:text-text-2">
          <dt>Dikirim dari</dt>
          <dd>{store.place}</dd>
          <dt>WhatsApp</dt>
          <dd>{store.phone}</dd>
          <dt>Alamat toko</dt>
          <dd>
            {store.state === "open" || store.state === "paused" ? (
              <Link to={`/toko/${store.slug}`} className="underline underline-offset-3">
                /toko/{store.slug}
              </Link>
            ) : (
              `/toko/${store.slug}`
            )}
          </dd>
        </dl>
      </Panel>
      <Products store={store} />
      <Decision store={store} onDecided={onDecided} />
    </div>
  );
}

/** `claimed`: stated by the owner and not verified, so it gets no check mark. */
const SEEN = {
  good: { icon: "check-circle-fill", colour: "text-primary-text" },
  look: { icon: "warning-circle-fill", colour: "text-accent-text" },
  claimed: { icon: "info", colour: "text-text-2" },
} as const;

interface CheckProps {
  seen: keyof typeof SEEN;
  title: string;
  children: ReactNode;
}

const Check = ({ seen, title, children }: CheckProps) => (
  <li className="flex gap-3 border-t border-border px-4.5 py-3">
    <Icon name={SEEN[seen].icon} size={20} className={`flex-none ${SEEN[seen].colour}`} />
    <span className="min-w-0 wrap-anywhere">
      <b className="block">{title}</b>
      <span className="text-text-2">{children}</span>
    </span>
  </li>
);

const Checks = ({ store }: { store: StaffStore }) => (
  <ul>
    <Check
      seen={store.orders_bought > 0 ? "good" : "look"}
      title={
        store.orders_bought > 0
          ? `${wholeNumber(store.orders_bought)} pesanan sebagai pembeli`
          : "Belum pernah membeli di sini"
      }
    >
      {store.complaints > 0
        ? `${store.complaints} keluhan tentang tokonya dalam 30 hari`
        : "Tidak ada keluhan tentang tokonya"}
    </Check>
    <Check
      seen={store.same_name ? "good" : "look"}
      title={store.same_name ? "Rekening atas nama sama" : "Nama rekening berbeda dengan nama akun"}
    >
      {store.bank} {store.account}, {store.account_holder}
    </Check>
    <Check seen={store.halal === "certified" ? "look" : "claimed"} title={HALAL_LABEL[store.halal]}>
      {store.halal === "certified"
        ? `${store.halal_number}: cocokkan di situs BPJPH sebelum membuka tokonya`
        : "Menurut pemiliknya"}
    </Check>
    <Check seen="good" title="Akad disetujui">
      Wakalah bil ujrah, ujrah {store.ujrah_percent}%, {date(store.agreed_at)}
    </Check>
  </ul>
);

const Products = ({ store: { products } }: { store: StaffStore }) =>
  products.length > 0 && (
    <Panel title="Produknya">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {products.map(({ id, title, price, thumbnail }) => (
          <li key={id} className="overflow-hidden rounded-md border border-border">
            <span className="block aspect-[7/6] bg-surface-2">
              <Picture src={thumbnail} alt="" width={200} height={171} sizes="200px" />
            </span>
            <span className="block p-2.5">
              <Link to={`/admin/produk/${id}`} className="line-clamp-2 font-semibold text-primary-text">
                {title}
              </Link>
              {rupiah(price)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );

/** What fits most often; staff can still change it. */
const REASONS = [
  [
    "Sertifikat tidak ditemukan",
    "Nomor sertifikat halal tidak ditemukan. Mohon periksa angkanya, atau pilih ‘Bahan halal, belum bersertifikat’.",
  ],
  [
    "Nama rekening beda",
    "Nama pemilik rekening berbeda dengan nama di akunmu. Mohon pakai rekening atas namamu sendiri.",
  ],
  ["Foto kurang jelas", "Foto tokonya kurang jelas. Mohon ganti dengan foto barang atau tempatmu sendiri."],
] as const;

function Decision({ store, onDecided }: { store: StaffStore; onDecided(): void }) {
  const { id, version, state, name, state_reason } = store;
  const [asking, setAsking] = useState<"refuse" | "pause">();
  const [suggested, setSuggested] = useState("");
  const approve = useSend({
    mutationFn: () => api.call("POST /api/admin/stores/:id/approve/", { params: { id }, body: { version } }),
    success: `${name} dibuka. Pemiliknya sudah dikabari.`,
    refreshes: [["staff"]],
    onDone: onDecided,
  });
  const reopen = useSend({
    mutationFn: () => api.call("POST /api/admin/stores/:id/reopen/", { params: { id } }),
    success: `${name} dibuka lagi.`,
    refreshes: [["staff"]],
  });
  const refuse = (words = "") => {
    setSuggested(words);
    setAsking("refuse");
  };
  useShortcuts(state === "applied" ? { s: () => void approve.send(), t: () => refuse() } : {});
  return (
    <Panel title="Keputusan" note="Pemiliknya dikabari di aplikasi dan lewat e-mail.">
      {state_reason && <p className="mb-3 wrap-anywhere">Alasan terakhir: “{state_reason}”</p>}
      {state === "applied" && (
        <>
          <div className="flex flex-wrap gap-2">
            <SmallButton busy={approve.busy} onClick={() => approve.send()} label="Buka toko" />
            <SmallButton variant="line" onClick={() => refuse()} label="Minta perbaikan" />
          </div>
          <p className="mt-4 mb-1.5 text-text-2">Minta perbaikan dengan kata-kata yang sering dipakai:</p>
          <div className="flex flex-wrap gap-2">
            {REASONS.map(([label, words]) => (
              <SmallButton key={label} variant="line" onClick={() => refuse(words)} label={label} />
            ))}
          </div>
          <div className="mt-4">
            <Keys
              inline
              keys={[
                [["J", "K"], "pindah"],
                [["S"], "buka toko"],
                [["T"], "minta perbaikan"],
              ]}
            />
          </div>
        </>
      )}
      {state === "open" && (
        <SmallButton variant="danger-line" onClick={() => setAsking("pause")} label="Jeda toko" />
      )}
      {state === "paused" && (
        <SmallButton busy={reopen.busy} onClick={() => reopen.send()} label="Buka lagi" />
      )}
      {state === "refused" && <p>Menunggu perbaikan dari pemiliknya.</p>}
      {state === "closed" && <p>Toko ini sudah ditutup.</p>}
      {asking === "refuse" && (
        <ReasonDialog
          title={`Minta perbaikan ${name}?`}
          text="Tokonya belum dibuka. Pemiliknya membaca alasanmu dan dapat mengajukan lagi."
          label="Jawaban untuk pemiliknya"
          confirm="Minta perbaikan"
          success="Pemiliknya sudah dikabari."
          suggested={suggested}
          danger={false}
          correct={(reason) =>
            api.call("POST /api/admin/stores/:id/refuse/", { params: { id }, body: { reason, version } })
          }
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === "pause" && (
        <ReasonDialog
          title={`Jeda ${name}?`}
          text="Produknya tidak dijual sampai dibuka lagi. Pesanan yang berjalan tetap harus dikirim."
          label="Alasan, dibaca pemiliknya"
          confirm="Jeda toko"
          success={`${name} dijeda.`}
          correct={withReason("POST /api/admin/stores/:id/pause/", { id })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Panel>
  );
}
