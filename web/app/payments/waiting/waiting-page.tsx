import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import {
  type AnsweredPurchase,
  forgetPurchase,
  PURCHASE_ANSWERED,
  sendPurchases,
  type WaitingPurchase,
  waitingPurchases,
} from "../../offline/waiting-purchases.ts";
import { PROOFS_CHANGED } from "../../platform/device-keys.ts";
import { rupiah } from "../../platform/format.ts";
import { dropIdempotencyKey } from "../../platform/idempotency-key.ts";
import { removeFromTab } from "../../platform/tab-storage.ts";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Note, ProblemNote } from "../../ui/feedback/note.tsx";
import { Skeletons } from "../../ui/feedback/skeleton.tsx";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { Button } from "../../ui/form/button.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { StillTrue } from "./still-true.tsx";

/** The worker stores it with this page, and a form that leads here loads it ahead. */
const TransferFirst = lazy(() => import("./transfer-first.tsx"));

const AGAIN_MS = 10_000;
const META = {
  title: "Menunggu sinyal",
  description: "Isian yang menunggu sinyal di HP ini.",
  noindex: true,
};

const LOADING = (
  <Page {...META} back="/" isHeading>
    <Loading>
      <Skeletons of={["h-44 rounded-none", "mt-2 h-72 rounded-none"]} />
    </Loading>
  </Page>
);

/** A purchase that met no signal leads here: it is sent from here, once, as soon as there is one. */
export default function WaitingPage() {
  const [purchase, setPurchase] = useState<WaitingPurchase | null>();
  const navigate = useNavigate();
  /** The payer is filling in the proof, which will lead on itself. */
  const busy = useRef(false);

  const read = useEffectEvent(async () => {
    const [newest] = await waitingPurchases();
    // One that was sent or handed to its proof meanwhile stays on screen until it leads on.
    setPurchase((shown) => newest ?? shown ?? null);
  });
  const leave = useEffectEvent(({ detail: { id, page, isRefused } }: CustomEvent<AnsweredPurchase>) => {
    if (id !== purchase?.id || isRefused || busy.current) return;
    dropIdempotencyKey(purchase.about);
    if (purchase.draft) removeFromTab(purchase.draft);
    void navigate(page, { replace: true });
  });
  useEffect(() => {
    const look = () => void read().catch(() => setPurchase(null));
    const begun = (event: Event) => leave(event as CustomEvent<AnsweredPurchase>);
    const send = () => void sendPurchases().catch(() => undefined);
    look();
    send();
    const timer = setInterval(send, AGAIN_MS);
    addEventListener(PROOFS_CHANGED, look);
    addEventListener(PURCHASE_ANSWERED, begun);
    return () => {
      clearInterval(timer);
      removeEventListener(PROOFS_CHANGED, look);
      removeEventListener(PURCHASE_ANSWERED, begun);
    };
  }, []);

  if (purchase === undefined) return LOADING;
  if (purchase === null)
    return (
      <Page {...META} back="/" className="justify-center">
        <StateScreen
          level="h1"
          heading="Tidak ada yang menunggu"
          text="Tidak ada isian yang menunggu sinyal di HP ini. Yang sudah lebih dari 24 jam tidak dikirim lagi."
        >
          <LinkButton to="/" label="Kembali ke Beranda" />
        </StateScreen>
      </Page>
    );
  if (purchase.said === "" && paysByTransfer(purchase))
    return (
      <Suspense fallback={LOADING}>
        <TransferFirst key={purchase.id} purchase={purchase} busy={busy} />
      </Suspense>
    );
  return <Waiting purchase={purchase} />;
}

/** Only where the amount is known without the server, and no seat or stock has to be held first. */
const paysByTransfer = ({ method, call }: WaitingPurchase) =>
  "kind" in call.body && call.body.kind === "zakat" && method !== "qris" && method !== "midtrans";

/** A gift by QRIS has the code of its QRIS instead of the one of its programme. */
function giftByQris({ method, call: { body } }: WaitingPurchase): number | undefined {
  const isGift = method === "qris" && "kind" in body && body.kind === "donation";
  return isGift && "amount" in body ? Number(body.amount) : undefined;
}

function Waiting({ purchase }: { purchase: WaitingPurchase }) {
  const { title, method, again, said, call } = purchase;
  const amount = giftByQris(purchase) ?? purchase.amount;
  const isRegistration = call.endpoint === "POST /api/events/:slug/register/";
  const change = () => void forgetPurchase(purchase.id).catch(() => undefined);
  return (
    <Page
      {...META}
      back={again}
      actions={
        <ActionBar>
          {/* A full page load: the phone has a copy of the form, but perhaps not its code in this tab. */}
          <LinkButton to={again} reloadDocument onClick={change} variant="line" className="flex-1">
            Ubah isian
          </LinkButton>
          {!said && <Button onClick={() => sendPurchases()} className="flex-1" label="Coba lagi" />}
        </ActionBar>
      }
    >
      <section className="bg-surface px-4 pt-4 pb-[18px] text-center">
        <StatusBadge tone={said ? "no" : "wait"}>{said ? "Belum diterima" : "Menunggu sinyal"}</StatusBadge>
        <p className="mt-2.5 text-sm text-text-2 text-pretty wrap-anywhere">{title}</p>
        <h1 className="text-[min(2rem,14vw)] leading-[1.2] font-extrabold tracking-[-.02em]">
          {amount > 0 ? rupiah(amount) : "Gratis"}
        </h1>
        {method === "qris" && amount > 0 && (
          <p className="mt-1 text-xs text-text-2">Nominal pasti muncul bersama kode QRIS.</p>
        )}
      </section>
      {said ? (
        <ProblemNote>{said} Isianmu masih ada: ubah, lalu kirim lagi.</ProblemNote>
      ) : (
        <div role="status" className="p-4">
          <Note tone="gold" icon={<Icon name="cloud-slash" size={24} />}>
            <h2 className="text-base leading-[1.3rem] font-bold">Isianmu aman di HP ini</h2>
            <p className="mt-1">
              Terkirim sendiri, satu kali saja, begitu sinyal kembali, lalu kamu dibawa ke langkah berikutnya.
              Kalau aplikasi ditutup, isianmu terkirim saat aplikasi dibuka lagi dalam 24 jam.
            </p>
          </Note>
        </div>
      )}
      {!said && (
        <StillTrue
          facts={[
            amount > 0
              ? ["Belum ada yang dibayar", "Uangmu belum berpindah ke mana pun."]
              : ["Tidak ada yang perlu dibayar", "Jumlahnya nol rupiah."],
            isRegistration
              ? ["Kursimu belum dipegang", "Kursi dipegang setelah isianmu sampai kepada kami."]
              : ["Isianmu lengkap", "Tidak perlu mengetik ulang."],
            method === "qris" && amount > 0
              ? ["Kode QRIS dibuat setelah terkirim", "Kode itu tampil sendiri di sini."]
              : ["Boleh diubah", "Selama belum terkirim, isian ini masih bisa kamu ganti."],
          ]}
        />
      )}
    </Page>
  );
}
