import type { PaymentPage } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Panel } from "../form/panel.tsx";
import { momentOf } from "./moment.ts";

const TONE = {
  no: { band: "bg-danger-soft", disc: "bg-danger text-on-danger" },
  mute: { band: "bg-surface-2", disc: "bg-disabled-bg text-disabled-text" },
};

const StateBand = ({
  tone,
  title,
  children,
}: {
  tone: "no" | "mute";
  title: string;
  children: React.ReactNode;
}) => (
  <section className={`flex gap-3.5 px-4 py-[18px] ${TONE[tone].band}`}>
    <span className={`grid size-12 flex-none place-items-center rounded-full ${TONE[tone].disc}`}>
      <Icon name="x-bold" size={24} />
    </span>
    <div className="min-w-0">
      <h1 className="text-xl leading-[1.5rem] font-extrabold">{title}</h1>
      <p className="mt-1 text-sm leading-[1.3rem]">{children}</p>
    </div>
  </section>
);

/** First that the money is safe, then the treasurer's reason. */
export function Rejected({ payment }: { payment: PaymentPage }) {
  const again = payment.next === "proof_again";
  return (
    <>
      <StateBand tone="no" title="Buktimu belum bisa kami terima">
        Uang yang sudah kamu transfer tetap aman. <b>Jangan transfer lagi</b>,{" "}
        {again ? "cukup kirim foto bukti yang baru." : "tanyakan dahulu lewat WhatsApp."}
      </StateBand>
      <Panel>
        {payment.rejected?.reason && (
          <>
            <p className="text-xs text-text-3">Kata bendahara · {momentOf(payment.rejected.at)}</p>
            <p className="mt-1.5 mb-4 font-semibold text-pretty wrap-anywhere">“{payment.rejected.reason}”</p>
          </>
        )}
        {again && <HowToBeAccepted amount={payment.amount} />}
      </Panel>
    </>
  );
}

function HowToBeAccepted({ amount }: { amount: number }) {
  const rules = [
    "Seluruh struk terlihat, dari atas sampai bawah",
    `Tanggal, nama penerima, dan nominal ${rupiah(amount).replace(" ", "\u00a0")} terbaca`,
    "JPG, JPEG, atau PNG. Maksimal 2MB.",
  ];
  return (
    <>
      <h2 className="mb-1.5 text-lg">Supaya diterima</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule} className="flex gap-2.5 py-1.5 text-text-2">
            <Icon name="check-circle-fill" size={20} className="mt-0.5 text-primary-text" />
            <span>{rule}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const OVER: [string, string] = [
  "Batas waktunya sudah lewat",
  "Belum ada uang yang kami terima. Kamu bisa memulainya lagi. Telanjur membayar? Jangan membayar lagi, tanyakan lewat WhatsApp.",
];
const ENDED: Partial<Record<PaymentPage["status"], [string, string]>> = {
  pending: OVER,
  expired: OVER,
  cancelled: ["Pembayaran ini dibatalkan", "Tidak ada yang perlu kamu bayar. Kamu bisa memulainya lagi."],
  refunded: ["Dananya sudah dikembalikan", "Bila belum kamu terima, tanyakan lewat WhatsApp."],
};

/** A refund that is owed is not yet paid. */
const promised = ({ refund_owed, refund_account_missing }: PaymentPage): [string, string] => [
  "Dananya akan dikembalikan",
  `${rupiah(refund_owed)} segera kami transfer${refund_account_missing ? ". Kabari kami nomor rekeningmu lewat WhatsApp" : " ke rekeningmu. Kami kabari begitu sudah"}.`,
];

export function Ended({ payment }: { payment: PaymentPage }) {
  if (payment.given_up)
    return (
      <StateBand tone="mute" title="Kode QRIS ini sudah dilepas">
        Terlalu banyak orang menunggu di sekitar nominal ini, jadi <b>jangan bayar kode yang lama</b>. Buat
        kode yang baru. Telanjur membayar? Jangan membayar lagi: uangmu tidak hilang, bendahara mencocokkannya
        dengan pembayaran ini.
      </StateBand>
    );
  const [title, text] =
    payment.refund_owed > 0
      ? promised(payment)
      : (ENDED[payment.status] ?? ["Pembayaran ini sudah selesai", ""]);
  return (
    <StateBand tone="mute" title={title}>
      {text}
    </StateBand>
  );
}
