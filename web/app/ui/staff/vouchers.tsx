import type { Voucher } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { AmountInput } from "../form/amount-input.tsx";
import { NumberInput } from "../form/number-input.tsx";
import { Select } from "../form/select.tsx";
import { TextInput } from "../form/text-input.tsx";
import { CLOCK, clockOf, instantOrNull } from "./clock.ts";
import { arrived, type Column, DataTable } from "./data-table.tsx";
import { DialogButton, FormDialog, useDialogForm } from "./form-dialog.tsx";
import { momentOf } from "./moment.ts";
import { SendButton } from "./send-button.tsx";
import { LoadState, Panel } from "./work-page.tsx";

interface Terms {
  quota: number;
  valid_until: string | null;
}
interface Draft extends Terms {
  code: string;
  percent?: number | null;
  amount?: number | null;
  min_total?: number;
  most_off?: number;
  total_off?: number;
  per_person?: number;
}

/** Where vouchers are kept, and what is true of them there. */
export interface VoucherKind {
  add(draft: Draft & { most_off: number; total_off: number }): Promise<unknown>;
  change(id: number, terms: Terms): Promise<unknown>;
  /** Until when a voucher without an end is valid. */
  always: string;
  /** For goods: they have to cost something. */
  forGoods?: boolean;
  /** The community pays for it: its cost is capped. */
  borne?: boolean;
  /** Off on a page that holds navigations back itself. */
  backCancels?: boolean;
}

const isOver = ({ valid_until }: Voucher, now: number) =>
  valid_until !== null && Date.parse(valid_until) <= now;

export const worthWords = ({ percent, amount, min_total, most_off }: Voucher) =>
  `${percent ? `${percent}%` : rupiah(amount ?? 0)}${percent && most_off ? `, paling banyak ${rupiah(most_off)}` : ""}${min_total ? `, mulai belanja ${rupiah(min_total)}` : ""}`;

export function validWords(voucher: Voucher, now: number, always: string) {
  if (isOver(voucher, now)) return `Berhenti ${momentOf(voucher.valid_until)}`;
  if (voucher.waits) return "Menunggu disetujui petugas keuangan lain";
  if (voucher.used >= voucher.quota) return "Habis terpakai";
  return voucher.valid_until ? `sampai ${momentOf(voucher.valid_until)}` : always;
}

const COST: Column<Voucher> = {
  head: "Biaya komunitas",
  right: true,
  cell: ({ spent = 0, total_off }) => `${rupiah(spent)} dari ${rupiah(total_off ?? 0)}`,
};

interface VouchersProps extends VoucherKind {
  query: {
    data: { vouchers: Voucher[] } | undefined;
    dataUpdatedAt: number;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch(): unknown;
  };
  mayEdit: boolean;
  note: string;
  empty: string;
}

/** The vouchers of an event or of the community's shop, at a desk. */
export function Vouchers({ query, mayEdit, note, empty, ...kind }: VouchersProps) {
  // A voucher that was just stopped is over as soon as the list arrives, not half a minute later.
  const now = Math.max(useNow(), query.dataUpdatedAt);
  const columns: readonly Column<Voucher>[] = [
    { head: "Kode", title: true, cell: ({ code }) => <b>{code}</b> },
    { head: "Potongan", cell: worthWords },
    { head: "Terpakai", right: true, cell: ({ used, quota }) => `${used} dari ${quota}` },
    ...(kind.borne ? [COST] : []),
    { head: "Berlaku", cell: (voucher) => validWords(voucher, now, kind.always) },
    {
      head: "Tindakan",
      cell: (voucher) => mayEdit && <VoucherActions voucher={voucher} now={now} kind={kind} />,
    },
  ];
  return (
    <Panel bare title="Kupon" note={note} action={mayEdit && <AddVoucher kind={kind} />}>
      {query.data ? (
        <DataTable
          caption="Daftar kupon"
          empty={empty}
          stacks
          query={arrived(query.data.vouchers)}
          columns={columns}
          rowKey={(voucher) => voucher.id}
        />
      ) : (
        <LoadState query={query} failure="Kupon belum dapat dimuat." />
      )}
    </Panel>
  );
}

export function VoucherActions({ voucher, now, kind }: { voucher: Voucher; now: number; kind: VoucherKind }) {
  return (
    <span className="flex flex-wrap gap-2">
      <DialogButton
        label="Ubah"
        aria-label={`Ubah kupon ${voucher.code}`}
        variant="line"
        dialog={(close) => <ChangeVoucher voucher={voucher} kind={kind} onClose={close} />}
      />
      {!isOver(voucher, now) && (
        <SendButton
          label="Hentikan"
          aria-label={`Hentikan kupon ${voucher.code}`}
          variant="quiet"
          success={`Kupon ${voucher.code} dihentikan.`}
          send={() =>
            kind.change(voucher.id, { quota: voucher.quota, valid_until: new Date().toISOString() })
          }
          ask={{
            title: `Hentikan kupon ${voucher.code}?`,
            text: "Mulai sekarang tidak ada yang dapat memakainya. Yang sudah memakainya tetap mendapat potongannya.",
            confirm: "Hentikan",
            danger: true,
            ...back(kind),
          }}
        />
      )}
    </span>
  );
}

/** Also on a seller's phone, outside of the back office. */
const FIELDS = "bo-fields flex flex-col gap-4";
const KINDS = [
  { value: "percent", label: "Persen dari harga" },
  { value: "amount", label: "Rupiah" },
];
const back = ({ backCancels = true }: VoucherKind) => ({ backCancels });
const until = ({ always }: VoucherKind) =>
  ({ label: "Berlaku sampai (WIB)", optional: true, hint: `Kosong: ${always}.`, ...CLOCK }) as const;

export const AddVoucher = ({ kind }: { kind: VoucherKind }) => (
  <DialogButton label="Tambah kupon" dialog={(close) => <AddDialog kind={kind} onClose={close} />} />
);

interface Caps {
  most_off: number;
  total_off: number;
  per_person: number;
}

/** A voucher over rupiah takes off no more than these. Others than the community's have no caps: their seller pays. */
const capsOf = (kind: VoucherKind, worth: string, amount: number, caps: Caps) =>
  kind.borne
    ? { ...caps, ...(worth === "amount" && { most_off: amount }) }
    : ({} as { most_off: number; total_off: number });

function AddDialog({ kind, onClose }: { kind: VoucherKind; onClose(): void }) {
  const form = useDialogForm({
    initial: {
      ...{ code: "", kind: "percent", percent: null as number | null, amount: 0 },
      ...{ min_total: 0, quota: 10, valid_until: "", most_off: 0, total_off: 0, per_person: 1 },
    },
    send: ({ code, kind: worth, percent, amount, min_total, quota, valid_until: end, ...caps }) =>
      kind.add({
        ...{ code, quota, valid_until: instantOrNull(end), ...capsOf(kind, worth, amount, caps) },
        ...(worth === "percent" ? { percent } : { amount }),
        ...(kind.forGoods && { min_total }),
      }),
    success: "Kupon dibuat.",
    onClose,
  });
  return (
    <FormDialog form={form} title="Kupon baru" submit="Buat Kupon" className={FIELDS} {...back(kind)}>
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
      {kind.forGoods && (
        <AmountInput
          label="Belanja paling sedikit"
          hint="Harga barang dari satu toko, tanpa ongkir."
          {...form.field("min_total")}
        />
      )}
      {kind.borne && (
        <>
          {form.values.kind === "percent" && (
            <AmountInput label="Potongan paling banyak untuk satu pesanan" {...form.field("most_off")} />
          )}
          <AmountInput
            label="Potongan paling banyak untuk semuanya"
            hint="Biaya komunitas berhenti di sini. Di atas batas satu orang, petugas keuangan lain menyetujuinya dahulu."
            {...form.field("total_off")}
          />
          <NumberInput label="Berapa kali untuk satu orang" maxLength={4} {...form.field("per_person")} />
        </>
      )}
      <NumberInput
        label="Kuota"
        maxLength={6}
        hint="Berapa kali kupon ini boleh dipakai."
        {...form.field("quota")}
      />
      <TextInput {...until(kind)} {...form.field("valid_until")} />
    </FormDialog>
  );
}

interface ChangeProps {
  voucher: Voucher;
  kind: VoucherKind;
  onClose(): void;
}

function ChangeVoucher({ voucher, kind, onClose }: ChangeProps) {
  const form = useDialogForm({
    initial: { quota: voucher.quota, valid_until: clockOf(voucher.valid_until) },
    send: ({ quota, valid_until: end }) =>
      kind.change(voucher.id, { quota, valid_until: instantOrNull(end) }),
    success: "Kupon diubah.",
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={`Kupon ${voucher.code}`}
      submit="Simpan"
      className={FIELDS}
      {...back(kind)}
    >
      <NumberInput
        label="Kuota"
        maxLength={6}
        hint={`Sudah dipakai ${voucher.used} kali.`}
        {...form.field("quota")}
      />
      <TextInput {...until(kind)} {...form.field("valid_until")} />
    </FormDialog>
  );
}
