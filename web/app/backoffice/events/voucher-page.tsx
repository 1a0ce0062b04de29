import type { Voucher } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { NumberInput } from "../../ui/form/number-input.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { arrived, type Column, DataTable } from "../../ui/staff/data-table.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { momentOf } from "../../ui/staff/moment.ts";
import { useMay } from "../../ui/staff/roles.ts";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { Awaited, Panel } from "../../ui/staff/work-page.tsx";
import type { Route } from "./+types/voucher-page";
import { CLOCK, clockOf, instantOrNull } from "./event-clock.ts";
import { EventFrame } from "./event-frame.tsx";
import { vouchersQuery } from "./queries.ts";

export default function VoucherPage({ params }: Route.ComponentProps) {
  return (
    <EventFrame id={params.id} title="Kupon">
      {({ id }) => <Vouchers id={id} />}
    </EventFrame>
  );
}

type Asked = { do: "add" } | { do: "change"; voucher: Voucher };

function Vouchers({ id }: { id: number }) {
  const query = useQuery(vouchersQuery(id));
  const mayEdit = useMay("events");
  // A voucher that was just stopped is over as soon as the list arrives, not half a minute later.
  const now = Math.max(useNow(), query.dataUpdatedAt);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const columns: readonly Column<Voucher>[] = [
    { head: "Kode", title: true, cell: ({ code }) => <b>{code}</b> },
    { head: "Potongan", cell: ({ percent, amount }) => (percent ? `${percent}%` : rupiah(amount ?? 0)) },
    { head: "Terpakai", right: true, cell: ({ used, quota }) => `${used} dari ${quota}` },
    { head: "Berlaku", cell: (voucher) => validWords(voucher, now) },
    {
      head: "Tindakan",
      cell: (voucher) =>
        mayEdit && (
          <span className="flex flex-wrap gap-2">
            <SmallButton
              label="Ubah"
              aria-label={`Ubah kupon ${voucher.code}`}
              variant="line"
              onClick={() => setAsked({ do: "change", voucher })}
            />
            {!isOver(voucher, now) && <StopVoucher id={id} voucher={voucher} />}
          </span>
        ),
    },
  ];
  return (
    <Panel
      bare
      title="Kupon"
      note="Pendaftar mengetik kodenya, lalu harganya berkurang. Kupon kembali bila pendaftarannya batal."
      action={mayEdit && <SmallButton label="Tambah kupon" onClick={() => setAsked({ do: "add" })} />}
    >
      {query.data ? (
        <DataTable
          caption="Daftar kupon"
          empty="Belum ada kupon untuk acara ini."
          stacks
          query={arrived(query.data.vouchers)}
          columns={columns}
          rowKey={(voucher) => voucher.id}
        />
      ) : (
        <Awaited query={query} failure="Kupon belum dapat dimuat." />
      )}
      {asked?.do === "add" && <AddVoucher id={id} onClose={close} />}
      {asked?.do === "change" && <ChangeVoucher id={id} voucher={asked.voucher} onClose={close} />}
    </Panel>
  );
}

const isOver = ({ valid_until }: Voucher, now: number) =>
  valid_until !== null && Date.parse(valid_until) <= now;

function validWords(voucher: Voucher, now: number) {
  if (isOver(voucher, now)) return `Berhenti ${momentOf(voucher.valid_until)}`;
  if (voucher.used >= voucher.quota) return "Habis terpakai";
  return voucher.valid_until ? `sampai ${momentOf(voucher.valid_until)}` : "selama pendaftaran dibuka";
}

const KINDS = [
  { value: "percent", label: "Persen dari harga" },
  { value: "amount", label: "Rupiah" },
];
const UNTIL = {
  label: "Berlaku sampai (WIB)",
  optional: true,
  hint: "Kosong: selama pendaftaran dibuka.",
  ...CLOCK,
} as const;

function AddVoucher({ id, onClose }: { id: number; onClose(): void }) {
  const form = useDialogForm({
    initial: { code: "", kind: "percent", percent: null as number | null, amount: 0, quota: 10, until: "" },
    fieldOf: { valid_until: "until" },
    send: ({ code, kind, percent, amount, quota, until }) =>
      api.call("POST /api/admin/events/:id/vouchers/", {
        params: { id },
        body: {
          ...{ code, quota, valid_until: instantOrNull(until) },
          ...(kind === "percent" ? { percent } : { amount }),
        },
      }),
    success: "Kupon dibuat.",
    onClose,
  });
  return (
    <FormDialog form={form} title="Kupon baru" submit="Buat Kupon">
      <TextInput
        label="Kode"
        maxLength={20}
        placeholder="Contoh: SAHABAT10"
        hint="3 sampai 20 huruf atau angka, tanpa spasi."
        autoCapitalize="characters"
        {...form.field("code")}
      />
      <Select label="Potongan" options={KINDS} {...form.field("kind")} />
      {form.values.kind === "percent" ? (
        <NumberInput label="Persen" maxLength={3} empty={null} {...form.field("percent")} />
      ) : (
        <AmountInput label="Nominal" {...form.field("amount", form.errorOf("percent"))} />
      )}
      <NumberInput
        label="Kuota"
        maxLength={6}
        hint="Berapa kali kupon ini boleh dipakai."
        {...form.field("quota")}
      />
      <TextInput {...UNTIL} {...form.field("until")} />
    </FormDialog>
  );
}

const change = (id: number, voucher: number, quota: number, valid_until: string | null) =>
  api.call("PUT /api/admin/events/:id/vouchers/:voucher/", {
    params: { id, voucher },
    body: { quota, valid_until },
  });

function ChangeVoucher({ id, voucher, onClose }: { id: number; voucher: Voucher; onClose(): void }) {
  const form = useDialogForm({
    initial: { quota: voucher.quota, until: clockOf(voucher.valid_until) },
    fieldOf: { valid_until: "until" },
    send: ({ quota, until }) => change(id, voucher.id, quota, instantOrNull(until)),
    success: "Kupon diubah.",
    onClose,
  });
  return (
    <FormDialog form={form} title={`Kupon ${voucher.code}`} submit="Simpan">
      <NumberInput
        label="Kuota"
        maxLength={6}
        hint={`Sudah dipakai ${voucher.used} kali.`}
        {...form.field("quota")}
      />
      <TextInput {...UNTIL} {...form.field("until")} />
    </FormDialog>
  );
}

const StopVoucher = ({ id, voucher }: { id: number; voucher: Voucher }) => (
  <SendButton
    label="Hentikan"
    aria-label={`Hentikan kupon ${voucher.code}`}
    variant="quiet"
    success={`Kupon ${voucher.code} dihentikan.`}
    send={() => change(id, voucher.id, voucher.quota, new Date().toISOString())}
    ask={{
      title: `Hentikan kupon ${voucher.code}?`,
      text: "Mulai sekarang tidak ada yang dapat memakainya. Yang sudah mendaftar dengan kupon ini tetap mendapat potongannya.",
      confirm: "Hentikan",
      danger: true,
    }}
  />
);
