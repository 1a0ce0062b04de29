import type { LumpSettlement, listCollectors, ResponseOf } from "@barakah/contract";
import { COLLECTOR_LABEL } from "@barakah/contract/treasury/collectors";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah, wholeNumber } from "../../platform/format.ts";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { DataTable } from "../../ui/staff/data-table.tsx";
import { ConfirmForm, DialogButton, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { ReasonButton, withReason } from "../../ui/staff/reason-dialog.tsx";
import { SmallLink } from "../../ui/staff/small-button.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { LoadState, Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { collectorsQuery } from "./queries.ts";

type Collected = ResponseOf<typeof listCollectors>["collectors"][number];

/** The collectors: what each owes us, by age, and what it has paid into the bank. */
export default function CollectorsPage() {
  const query = useQuery(collectorsQuery);
  const { data } = query;
  return (
    <WorkPage
      crumb="Transaksi"
      title="Penyedia pembayaran"
      actions={<SmallLink variant="line" label="Cocokkan baris bank" to="/admin/mutasi" />}
    >
      {!data && <LoadState query={query} failure="Penyedia belum dapat dimuat." />}
      {data && (
        <div className="bo-grid wide-narrow">
          <div className="bo-grid content-start">
            {data.collectors
              .filter(({ balance, payments }) => balance !== 0 || payments.length > 0)
              .map((one) => (
                <Held key={one.collector} of={one} query={query} />
              ))}
            {data.collectors.every(({ balance }) => balance === 0) && (
              <Panel title="Masih ditahan penyedia">
                <p className="text-text-2">Tidak ada. Semua yang ditagih sudah sampai di bank.</p>
              </Panel>
            )}
          </div>
          <div className="bo-grid content-start">
            <Panel title="Yang disepakati" note="Biaya di atas ini ditolak ketika baris bank dicocokkan.">
              <ul className="divide-y divide-border">
                {data.collectors.map((one) => (
                  <Terms key={one.collector} of={one} />
                ))}
              </ul>
            </Panel>
            <Panel title="Pencairan sebelumnya" note="Dicatat dari baris mutasi bank.">
              {data.settlements.length === 0 && <p className="text-text-2">Belum ada.</p>}
              <ul className="divide-y divide-border">
                {data.settlements.slice(0, 12).map((one) => (
                  <Earlier key={one.id} of={one} />
                ))}
              </ul>
            </Panel>
          </div>
        </div>
      )}
    </WorkPage>
  );
}

/** By age: today, up to two days, up to what is usual, and longer. */
function agesOf({ usual_days, payments }: Collected) {
  const bounds = [0, Math.min(2, usual_days), usual_days, Number.POSITIVE_INFINITY];
  const names = [
    "Hari ini",
    `1–${bounds[1]} hari`,
    `Sampai ${usual_days} hari`,
    `Lebih dari ${usual_days} hari`,
  ];
  return names.map((name, at) => {
    const after = at === 0 ? -1 : (bounds[at - 1] ?? 0);
    const own = payments.filter(({ days }) => days > after && days <= (bounds[at] ?? 0));
    const amount = own.reduce((sum, payment) => sum + payment.amount, 0);
    return { name, count: own.length, amount, late: at === names.length - 1 };
  });
}

const Held = ({ of, query }: { of: Collected; query: UseQueryResult }) => (
  <Panel
    title={`${COLLECTOR_LABEL[of.collector]}: masih ditahan ${rupiah(of.balance)}`}
    note="Menurut buku besar, tertua lebih dulu"
    action={
      of.late.count > 0 ? (
        <StatusBadge tone="no">{wholeNumber(of.late.count)} terlalu lama</StatusBadge>
      ) : (
        <StatusBadge tone="ok">Tidak ada yang terlambat</StatusBadge>
      )
    }
    bare
  >
    <ul className="grid gap-2 px-4.5 pb-3">
      {agesOf(of)
        .filter(({ count }) => count > 0)
        .map(({ name, count, amount, late }) => (
          <li
            key={name}
            className={`grid grid-cols-[minmax(0,9rem)_minmax(2rem,1fr)_auto] items-center gap-3 ${late ? "text-red-text" : ""}`}
          >
            <span>
              {name} <small className="block text-text-2">{wholeNumber(count)} pembayaran</small>
            </span>
            <Bar part={of.balance > 0 ? amount / of.balance : 0} late={late} />
            <b className="text-right whitespace-nowrap tabular-nums">{rupiah(amount)}</b>
          </li>
        ))}
    </ul>
    <DataTable
      caption={`Pembayaran yang belum dilunasi ${COLLECTOR_LABEL[of.collector]}`}
      empty="Tidak ada."
      query={{ ...query, data: { items: of.payments } }}
      rowKey={({ reference }) => reference}
      columns={[
        {
          head: "Nomor",
          cell: ({ reference }) => (
            <TextLink to={`/admin/pembayaran/${reference}`} className="font-semibold whitespace-nowrap">
              {reference}
            </TextLink>
          ),
        },
        { head: "Pembayar", cell: ({ payer_name }) => payer_name },
        { head: "Sejak", cell: ({ since, days }) => `${date(since)} · ${days} hari` },
        { head: "Belum dilunasi", right: true, cell: ({ amount }) => <b>{rupiah(amount)}</b> },
      ]}
    />
  </Panel>
);

const BAR = 200;
const Bar = ({ part, late }: { part: number; late: boolean }) => (
  <svg
    viewBox={`0 0 ${BAR} 8`}
    preserveAspectRatio="none"
    aria-hidden="true"
    className="h-2 w-full rounded-full"
  >
    <rect
      width={Math.min(BAR, Math.max(4, part * BAR))}
      height={8}
      fill={late ? "var(--danger)" : "var(--primary)"}
    />
  </svg>
);

const Terms = ({ of }: { of: Collected }) => (
  <li className="flex flex-wrap items-center gap-x-3 py-2">
    <span className="min-w-0 flex-[1_1_9rem]">
      <b className="block">{COLLECTOR_LABEL[of.collector]}</b>
      <small className="block text-text-2">
        Paling banyak {(of.rate_bp / 100).toLocaleString("id-ID")}%
        {of.fixed > 0 && ` dan ${rupiah(of.fixed)} tiap pembayaran`} · biasanya {of.usual_days} hari
      </small>
    </span>
    <DialogButton variant="quiet" label="Ubah" dialog={(close) => <TermsDialog of={of} onClose={close} />} />
  </li>
);

function TermsDialog({ of, onClose }: { of: Collected; onClose(): void }) {
  const form = useDialogForm({
    initial: { percent: String(of.rate_bp / 100), fixed: of.fixed, usual_days: String(of.usual_days) },
    send: ({ percent, fixed, usual_days }) =>
      api.call("PUT /api/admin/collectors/:collector/", {
        params: { collector: of.collector },
        body: {
          rate_bp: Math.round(Number(percent.replace(",", ".")) * 100),
          fixed,
          usual_days: Number(usual_days),
        },
      }),
    success: "Kesepakatan disimpan.",
    onClose,
  });
  return (
    <ConfirmForm
      form={form}
      title={`Kesepakatan dengan ${COLLECTOR_LABEL[of.collector]}`}
      text="Lihat perjanjiannya; PPN atas biaya ikut dihitung. Yang lebih lama dari biasanya muncul di Hari ini."
      confirm="Simpan"
      cancel="Tidak jadi"
    >
      <TextInput label="Biaya paling banyak (persen)" inputMode="decimal" {...form.field("percent")} />
      <AmountInput label="Ditambah tiap pembayaran" {...form.field("fixed")} />
      <TextInput label="Biasanya sampai dalam (hari)" inputMode="numeric" {...form.field("usual_days")} />
    </ConfirmForm>
  );
}

const Earlier = ({ of }: { of: LumpSettlement }) => (
  <li className="flex flex-wrap items-center gap-x-3 py-2">
    <span className="min-w-0 flex-[1_1_6rem]">
      <b className="block tabular-nums">{rupiah(of.gross - of.fee)}</b>
      <small className="block text-text-2">
        {date(of.day)} · {COLLECTOR_LABEL[of.account]} · {of.payments} pembayaran · biaya {rupiah(of.fee)}
        {of.reversed && ` · dibatalkan: ${of.reversed}`}
      </small>
    </span>
    {!of.reversed && (
      <ReasonButton
        button="Batalkan"
        look={{ variant: "quiet" }}
        title="Batalkan pelunasan ini?"
        text="Barisnya kembali baru, dan pembayarannya kembali belum dilunasi."
        confirm="Batalkan pelunasan"
        success="Pelunasan dibatalkan."
        correct={withReason("POST /api/admin/settlements/:id/reverse/", { id: String(of.id) })}
      />
    )}
  </li>
);
