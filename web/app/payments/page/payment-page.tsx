import type { PaymentPage as Payment, PaymentStep } from "@barakah/contract";
import { lazy, Suspense } from "react";
import { useCopiedAt } from "../../offline/shown-copies.ts";
import { rupiah } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { preloadOnServer } from "../../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../../platform/preload.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { ShareButton } from "../../ui/share-link.tsx";
import { Panel } from "../form/panel.tsx";
import { paymentOptionsQuery } from "../form/payment-methods.ts";
import { treasurerQuery } from "../transfer/queries.ts";
import type { Route } from "./+types/payment-page";
import { useAskOnWhatsApp } from "./ask-on-whatsapp.ts";
import { Bill, Until } from "./bill.tsx";
import { Ended, Rejected } from "./closed-payment.tsx";
import { KeepNumber } from "./keep-number.tsx";
import { momentOf } from "./moment.ts";
import { afterPaying, pageWords } from "./page-words.ts";
import { type PayAgain, usePayAgain } from "./pay-again.ts";
import { onlyAsks, PaymentActions } from "./payment-actions.tsx";
import { PaymentFrame } from "./payment-frame.tsx";
import { paymentPageQuery } from "./queries.ts";
import { type Way, Ways } from "./ways.tsx";

// Loaded with the payments that need them.
const OurAccount = lazy(() => import("./our-account.tsx"));
const Verified = lazy(() => import("./verified.tsx"));
const Invite = lazy(() => import("./invite.tsx"));
const QrisCode = lazy(() => import("./qris-code.tsx"));
const WithoutSignal = lazy(() =>
  import("./without-signal.tsx").then(({ WithoutSignal }) => ({ default: WithoutSignal })),
);
const NewsOfMoney = lazy(() => import("./news-of-money.tsx"));

export { privatePage as headers } from "../../platform/private-page.ts";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [
  paymentPageQuery(params.key),
  paymentOptionsQuery(),
  treasurerQuery(),
];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

/** One page for every kind of payment, for guests too. */
export default function PaymentPage({ params }: Route.ComponentProps) {
  return <PaymentView name={params.key} />;
}

export function PaymentView({ name }: { name: string }) {
  const isCopy = useCopiedAt(paymentPageQuery(name).queryKey) !== undefined;
  return (
    <PaymentFrame name={name} title="Pembayaran">
      {(payment) => <Shown payment={payment} isCopy={isCopy} />}
    </PaymentFrame>
  );
}

function Shown({ payment, isCopy }: { payment: Payment; isCopy: boolean }) {
  const now = useNow();
  // Without a signal: by the phone's clock this amount may belong to another payer by now.
  const lapsed = isCopy && payment.qris !== null && Date.parse(payment.expires_at ?? "") <= now;
  const chat = useAskOnWhatsApp(payment);
  const { badge } = pageWords(payment);
  const online = usePayAgain(payment);
  const ways = waysOf(payment, chat, online);
  const said = payment.status === "rejected" || payment.next === "done" || payment.next === "start_over";
  return (
    <Page
      title="Pembayaran"
      back="/"
      tools={<ShareButton label="Bagikan tautan" title={`Pembayaran ${payment.number}`} />}
      actions={<PaymentActions payment={lapsed ? { ...payment, next: "nothing" } : payment} chat={chat} />}
      className="pb-6"
    >
      {!said && (
        <h1 className="sr-only">
          {payment.about.title}: {badge}
        </h1>
      )}
      <p role="status" className="sr-only">
        {badge}
      </p>
      <Suspense>
        {lapsed ? <Lapsed payment={payment} /> : <Standing payment={payment} />}
        {isCopy && !lapsed && payment.next !== "done" && <WithoutSignal payment={payment} />}
      </Suspense>
      {ways.length > 0 && <Ways ways={ways} />}
      <div className="print:hidden">
        <Suspense>
          {payment.next === "done" && <Invite about={payment.about} />}
          <NewsOfMoney payment={payment} />
        </Suspense>
        <Timeline steps={payment.history} />
        <KeepNumber payment={payment} />
      </div>
    </Page>
  );
}

function Standing({ payment }: { payment: Payment }) {
  if (payment.next === "done") return <Verified payment={payment} />;
  if (payment.qris) return <QrisCode payment={payment} qris={payment.qris} />;
  return (
    <>
      {payment.status === "rejected" && <Rejected payment={payment} />}
      {payment.status !== "rejected" && (payment.next === "start_over" || payment.next === "nothing") && (
        <Ended payment={payment} />
      )}
      <Bill payment={payment} />
      <Until payment={payment} />
      {payment.next === "send_proof" && <OurAccount payment={payment} />}
      {payment.next === "pay_online" && (
        <Panel>
          <Note tone="info">
            <b>Kami belum menerima pembayaranmu.</b> Kamu bisa melanjutkan kapan saja sebelum batas waktu.
          </Note>
          <p className="mt-3 text-sm text-text-2">
            Sudah membayar? Jangan membayar lagi. Status diperiksa otomatis, dan {afterPaying(payment)} begitu
            pembayaranmu masuk.
          </p>
        </Panel>
      )}
      {payment.missing > 0 && <Missing payment={payment} />}
      {payment.next === "wait" && payment.missing === 0 && (
        <Panel>
          <Note tone="info">
            <b>{waitingText(payment)}</b> Biasanya selesai pada hari kerja yang sama. Kamu tidak perlu
            melakukan apa-apa; {afterPaying(payment)} setelah bendahara mencocokkannya
            {payment.letters && `, dan kami kabari lewat ${payment.email_hint}`}.
          </Note>
        </Panel>
      )}
    </>
  );
}

const Lapsed = ({ payment }: { payment: Payment }) => (
  <>
    <Bill payment={payment} />
    <Until payment={payment} />
    <Panel>
      <Note tone="gold">
        <b>Jangan bayar kode ini lagi.</b> Menurut jam HP-mu batas waktunya sudah lewat. Keadaan terbarunya
        tampil sendiri begitu sinyal kembali.
      </Note>
    </Panel>
  </>
);

function waitingText({ proof_at, seen_at }: Payment): string {
  if (proof_at) return "Terima kasih. Buktimu sedang diperiksa.";
  return seen_at ? "Alhamdulillah, pembayaranmu sudah masuk." : "Pembayaranmu sedang diperiksa lagi.";
}

/** For a part payment: the rest goes to the same account. */
const Missing = ({ payment: { amount, missing, rest_sent, page, next } }: { payment: Payment }) => (
  <Panel>
    <Note tone={rest_sent ? "info" : "gold"}>
      {rest_sent ? (
        <b>Terima kasih. Bukti kekurangan {rupiah(missing)} sedang diperiksa.</b>
      ) : (
        <b>Masih kurang {rupiah(missing)}.</b>
      )}{" "}
      Yang sudah kami terima, {rupiah(amount - missing)}, tersimpan atas namamu.
      {rest_sent && " Jangan transfer lagi: bendahara akan mencocokkannya."}
    </Note>
    {/* While it waits, the action bar has this link. */}
    {next !== "wait" && (
      <LinkButton to={`${page}/bukti`} variant="soft" block className="mt-3" label="Transfer kekurangannya" />
    )}
  </Panel>
);

function waysOf(payment: Payment, chat: string, online: PayAgain): Way[] {
  const ask: Way = {
    icon: <Icon name="whats-app-logo" size={20} />,
    title: "Tanya lewat WhatsApp",
    text: "Pesannya sudah terisi nomor pembayaranmu",
    to: chat,
    outside: true,
  };
  const transfer: Way = {
    icon: <Icon name="bank" size={20} />,
    title: "Transfer bank",
    text: "Lihat rekening, lalu kirim foto bukti",
    to: `${payment.page}/bukti`,
  };
  const anew: Way = {
    icon: <Icon name="arrow-counter-clockwise" size={20} />,
    title: payment.next === "pay_online" ? "Saya belum membayar" : "Saya belum jadi transfer",
    text: "Mulai lagi dan pilih cara bayar lain",
    to: payment.about.again,
  };
  const other: Way[] =
    payment.can_pay_online && online.offered
      ? [
          {
            icon: <Icon name="credit-card" size={20} />,
            title: "Pembayaran online",
            text: online.busy ? "Membuka…" : "Kartu, virtual account, atau dompet digital",
            act: online.pay,
          },
        ]
      : [];
  if (payment.next === "pay_online" && !payment.can_transfer) return [ask, anew];
  if (payment.next === "pay_online" || payment.qris) return [transfer, ...other, ask];
  if (payment.next === "proof_again") return [ask, anew];
  return onlyAsks(payment) ? [] : [ask];
}

const DOT: Record<PaymentStep["tone"], string> = {
  ok: "before:bg-primary",
  wait: "before:-left-0.5 before:size-3.5 before:bg-accent before:inset-ring before:inset-ring-accent-text before:ring-3 before:ring-accent-soft",
  no: "before:bg-danger",
};
const LINE =
  "not-last:after:absolute not-last:after:top-[18px] not-last:after:-bottom-[3px] not-last:after:left-1 not-last:after:w-0.5 not-last:after:bg-border";

const Timeline = ({ steps }: { steps: PaymentStep[] }) => (
  <Panel title="Riwayat pembayaran">
    <ol>
      {steps.map((step) => (
        <li
          key={`${step.at} ${step.title}`}
          className={`relative pb-[18px] pl-7 text-sm text-text-2 last:pb-0 before:absolute before:top-1 before:left-0 before:size-2.5 before:rounded-full ${LINE} ${DOT[step.tone]}`}
        >
          <b className="block text-text">{step.title}</b>
          {step.text && <span className="block wrap-anywhere">{step.text}</span>}
          <time dateTime={step.at} className="text-xs text-text-3">
            {momentOf(step.at)}
          </time>
        </li>
      ))}
    </ol>
  </Panel>
);
