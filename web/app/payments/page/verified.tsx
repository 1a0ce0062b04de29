import type { PaymentPage } from "@barakah/contract";
import { PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { RECEIPT_KIND_LABEL } from "@barakah/contract/payments/receipts/receipt-words";
import { REFUND_WORDS } from "@barakah/contract/payments/refund-words";
import { Link } from "react-router";
import { hasPassed, rupiah } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { useSiteName } from "../../platform/site-name.ts";
import art from "../../ui/art/i-berhasil.svg";
import { Button } from "../../ui/form/button.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { Fact, NOTCH } from "../result/facts-list.tsx";
import { pledgeOf } from "../result/pledge-of.ts";
import { momentOf } from "./moment.ts";
import { sumName } from "./page-words.ts";

const GLAD: Record<PaymentPage["kind"], { title: string; text: string; subject: string }> = {
  donation: {
    title: "Alhamdulillah, donasimu sudah sampai",
    text: "Jazakumullahu khairan. Semoga Allah membalas dengan keberkahan.",
    subject: "Program",
  },
  order: {
    title: "Alhamdulillah, pembayaranmu sudah sampai",
    text: "Pesananmu segera kami proses.",
    subject: "Pesanan",
  },
  enrolment: {
    title: "Alhamdulillah, pembayaranmu sudah sampai",
    text: "Kelasmu sudah bisa diikuti.",
    subject: "Kelas",
  },
  zakat: {
    title: "Alhamdulillah, zakatmu sudah sampai",
    text: "Semoga Allah menerimanya, menyucikan hartamu, dan memberkahi yang tersisa.",
    subject: "Zakat",
  },
  event: {
    title: "Alhamdulillah, tiketmu siap",
    text: "Tunjukkan QR tiketmu di pintu. Buka sekali sebelum berangkat, supaya bisa dibuka tanpa sinyal.",
    subject: "Acara",
  },
};

const ALMS = {
  title: "Alhamdulillah, infakmu sudah sampai",
  text: "Semoga Allah menerimanya dan membalasnya dengan yang lebih baik.",
  subject: "Zakat",
};
const gladOf = ({ kind, about }: PaymentPage) => ({ ...(about.alms ? ALMS : GLAD[kind]), ...about.now });

/** The link to another donation; for an ended campaign, to other campaigns. */
function againOf({ kind, about }: PaymentPage, now: number) {
  if (kind === "zakat") return { to: about.again, label: "Tunaikan lagi" };
  if (kind !== "donation") return undefined;
  const deadline = about.progress?.deadline ?? null;
  return { to: hasPassed(deadline, now) ? "/donasi" : about.again, label: "Patungan lagi" };
}

/** A receipt that prints alone. */
export default function Verified({ payment }: { payment: PaymentPage }) {
  const { title, text } = gladOf(payment);
  const now = useNow();
  const [again, pledge] = [againOf(payment, now), pledgeOf(payment, now)];
  return (
    <div className="bg-[radial-gradient(120%_300px_at_50%_0,var(--primary-soft),transparent_72%)] pb-5">
      <section className="flex flex-col items-center px-4 pt-4 text-center print:hidden">
        <img src={art} alt="" width={480} height={320} className="h-auto w-[212px]" />
        <h1 className="mt-2 max-w-[20ch] text-[min(1.5rem,11vw)] leading-[1.9rem] font-extrabold text-balance">
          {title}
        </h1>
        <p className="mt-1 mb-4 max-w-[34ch] text-pretty text-text-2">{text}</p>
      </section>
      <div className="px-4">
        <Ticket payment={payment} />
        {again && (
          <LinkButton to={again.to} variant="soft" block className="mt-3.5 print:hidden">
            <Icon name="hand-heart-fill" size={20} />
            {again.label}
          </LinkButton>
        )}
        {pledge && (
          <LinkButton to={pledge} variant="line" block className="mt-2.5 print:hidden">
            <Icon name="calendar-check-fill" size={20} />
            Jadikan niat rutin
          </LinkButton>
        )}
        <div data-needs-script className="mt-2.5 flex flex-wrap gap-2.5 *:flex-[1_1_9rem] print:hidden">
          <LinkButton to={payment.about.link} variant="line">
            <Icon name="receipt" size={20} />
            Lihat {GLAD[payment.kind].subject}
          </LinkButton>
          {/* Without a receipt to download, the bar below prints. */}
          {payment.receipt_file && (
            <Button variant="line" onClick={() => window.print()}>
              <Icon name="printer" size={20} />
              Cetak
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function Ticket({ payment }: { payment: PaymentPage }) {
  const { about, kind } = payment;
  // Owed and paid refunds are shown separately.
  const refunded = payment.refunded_amount - payment.refund_owed;
  return (
    <div className="relative rounded-lg bg-surface px-4 py-1.5 shadow-card print:shadow-none">
      <p className="relative border-b-[1.5px] border-dashed border-border pt-4 pb-[18px] text-center">
        <b className="mb-2 hidden print:block">{useSiteName()}</b>
        <span className="block text-xs text-text-3">{sumName(payment)}</span>
        <b className="block text-[min(1.75rem,12vw)] leading-[1.2] font-extrabold tracking-[-.02em]">
          {rupiah(payment.amount)}
        </b>
        <span aria-hidden="true" className={`${NOTCH} -left-[25px] [clip-path:inset(0_0_0_9px)]`} />
        <span aria-hidden="true" className={`${NOTCH} -right-[25px] [clip-path:inset(0_9px_0_0)]`} />
      </p>
      <dl className="divide-y divide-border text-sm">
        {about.parts ? (
          about.parts.map(({ name, amount }) => (
            <Fact key={name} name={name}>
              {rupiah(amount)}
            </Fact>
          ))
        ) : (
          <Fact name={GLAD[kind].subject}>{about.title}</Fact>
        )}
        <Fact name="Nomor">{payment.number}</Fact>
        {about.shown_as && <Fact name="Nama yang tampil">{about.shown_as}</Fact>}
        <Fact name="Tanggal">{momentOf(payment.verified_at ?? payment.created_at)} WIB</Fact>
        <Fact name="Cara bayar">{PAYMENT_METHOD_LABEL[payment.method]}</Fact>
        {payment.receipts.map(({ number, kind: called }) => (
          <Fact key={number} name={RECEIPT_KIND_LABEL[called]}>
            <Link to={`/bukti/${number}`} className="text-primary-text underline underline-offset-3">
              {number}
            </Link>
          </Fact>
        ))}
        {refunded > 0 && <Fact name={REFUND_WORDS.paid}>{rupiah(refunded)}</Fact>}
        {payment.refund_owed > 0 && <Fact name={REFUND_WORDS.owed}>{rupiah(payment.refund_owed)}</Fact>}
        <Fact name="Status">
          <StatusBadge tone="ok">Terverifikasi</StatusBadge>
        </Fact>
      </dl>
    </div>
  );
}
