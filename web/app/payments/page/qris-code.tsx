import type { PaymentPage } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { Panel } from "../form/panel.tsx";
import { AddOnAmount, TotalLines } from "../form/totals.tsx";
import { PaidFor } from "./bill.tsx";
import { deadlineOf, timeLeft } from "./moment.ts";
import { afterPaying } from "./page-words.ts";

type Qris = NonNullable<PaymentPage["qris"]>;

/** Dark on white in both themes, as scanners need it. */
export default function QrisCode({ payment, qris }: { payment: PaymentPage; qris: Qris }) {
  return (
    <>
      <section className="bg-surface px-4 pt-4 pb-4 text-center">
        <StatusBadge tone="wait">Menunggu pembayaran</StatusBadge>
        <Card className="mx-auto mt-3 max-w-[340px] px-4 pt-3.5 pb-4 text-left">
          <div className="flex items-center gap-3 border-b border-dashed border-border pb-2.5">
            <p className="min-w-0 flex-1">
              <b className="block wrap-anywhere">{qris.merchant_name}</b>
              <span className="block text-xs text-text-2 wrap-anywhere">
                {qris.city} · NMID {qris.nmid}
              </span>
            </p>
            <span className="rounded-sm px-2 py-0.5 text-sm font-extrabold inset-ring-2 inset-ring-border-strong">
              QRIS
            </span>
          </div>
          <Code qris={qris} amount={payment.amount} />
          <p className="text-center text-[min(1.75rem,11vw)] leading-[1.2] font-extrabold tracking-[-.02em]">
            <AddOnAmount amount={payment.amount} />
          </p>
          <p className="mt-1 text-center text-xs text-text-2">Nominal sudah ada di dalam kode</p>
        </Card>
        <Deadline payment={payment} />
      </section>
      {qris.simulator && (
        <p className="bg-surface px-4 pb-3 text-center text-xs text-text-2">
          Contoh: tidak ada uang sungguhan.{" "}
          <a href={qris.simulator} target="_blank" rel="noopener" className="font-semibold underline">
            Bayar kode ini di simulator
          </a>
        </p>
      )}
      <Waiting payment={payment} automatic={qris.automatic} />
      <Panel>
        <PaidFor about={payment.about} />
        <div className="mt-3">
          <Sum payment={payment} qris={qris} />
        </div>
      </Panel>
      <Panel title="Bayar dari HP ini">
        <Steps name={qris.merchant_name} />
      </Panel>
    </>
  );
}

const Code = ({ qris: { path, size }, amount }: { qris: Qris; amount: number }) => (
  <svg
    viewBox={`0 0 ${size} ${size}`}
    role="img"
    aria-label={`Kode QRIS ${rupiah(amount)}`}
    shapeRendering="crispEdges"
    className="my-2 block w-full min-w-60"
  >
    <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
    <path fill="#000" d={path} />
  </svg>
);

/** Updated by the minute, not by the second. */
function Deadline({ payment: { created_at, expires_at } }: { payment: PaymentPage }) {
  const now = useNow();
  if (!expires_at) return null;
  const [begin, end] = [Date.parse(created_at), Date.parse(expires_at)];
  const left = Math.min(1, Math.max(0, (end - now) / (end - begin)));
  return (
    <div className="mx-auto mt-3.5 max-w-[340px] text-left text-sm">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="text-text-2">
          Bayar sebelum <b className="text-text">{deadlineOf(expires_at)}</b>
        </span>
        <b>{timeLeft(expires_at, now)}</b>
      </p>
      <progress
        value={left}
        aria-label="Sisa waktu"
        className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-surface-2 [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-surface-2 [&::-webkit-progress-value]:bg-primary"
      />
    </div>
  );
}

const Waiting = ({ payment, automatic }: { payment: PaymentPage; automatic: boolean }) => (
  <div className="flex gap-3 border-t border-border bg-surface px-4 py-3.5 text-sm leading-[1.25rem]">
    <span
      aria-hidden="true"
      className="mt-0.5 size-5 flex-none rounded-full border-2 border-primary-soft border-t-primary motion-safe:animate-spin"
    />
    <p>
      <b className="block">Menunggu pembayaranmu masuk</b>
      <span className="text-text-2">
        {automatic
          ? "Terverifikasi otomatis, biasanya kurang dari satu menit."
          : `Dicek bendahara, biasanya pada hari kerja yang sama; lalu ${afterPaying(payment)}.`}{" "}
        <span data-needs-script>Halaman ini akan diperbarui otomatis.</span>
        <noscript>Sesudah membayar, muat ulang halaman ini.</noscript>
      </span>
    </p>
  </div>
);

function Steps({ name }: { name: string }) {
  const steps = [
    ["Simpan gambar", "Kode tersimpan di galeri HP-mu."],
    [
      "Buka aplikasi bank atau dompetmu",
      `Pilih QRIS, lalu ambil gambar dari galeri. Pastikan namanya ${name}.`,
    ],
    ["Kembali ke sini", "Tidak perlu mengirim bukti."],
  ];
  return (
    <ol className="flex flex-col gap-3">
      {steps.map(([title, text], place) => (
        <li key={title} className="flex gap-3">
          <span className="grid size-7 flex-none place-items-center rounded-full bg-primary-soft text-sm font-bold text-on-primary-soft">
            {place + 1}
          </span>
          <span className="min-w-0">
            <b className="block">{title}</b>
            <span className="block text-sm text-text-2">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

const FIRST: Record<PaymentPage["kind"], string> = {
  donation: "Donasi",
  order: "Belanja",
  enrolment: "Kelas",
  zakat: "Zakat",
  event: "Tiket acara",
};

function Sum({ payment, qris: { base, code } }: { payment: PaymentPage; qris: Qris }) {
  const given = payment.kind === "zakat" ? "Kode unik, menjadi infak" : "Kode unik, ikut didonasikan";
  const words = code > 0 ? given : "Potongan kode unik";
  return (
    <>
      <TotalLines
        lines={[
          { name: payment.about.alms ? "Infak" : FIRST[payment.kind], value: rupiah(base) },
          { name: words, value: code > 0 ? `+ ${rupiah(code)}` : `− ${rupiah(-code)}` },
        ]}
        total={{ name: "Total bayar", value: rupiah(payment.amount) }}
      />
      <Disclosure summary="Apa itu kode unik?">
        Beberapa rupiah yang {code > 0 ? "ditambahkan" : "dipotong"} supaya nominalmu berbeda dari yang lain
        dan langsung dikenali. Jangan ubah nominalnya.
      </Disclosure>
    </>
  );
}
