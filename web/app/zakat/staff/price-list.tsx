import type { StaffPrice } from "@barakah/contract";
import { PRICE_KINDS, PRICE_LABEL, type PriceKind } from "@barakah/contract/zakat/kinds";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah } from "../../platform/format.ts";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";

export const priceName = ({ kind, region }: StaffPrice) =>
  region ? PRICE_LABEL[kind].replace("Beras", `Beras ${region}`) : PRICE_LABEL[kind];

const inOrder = (prices: readonly StaffPrice[]) =>
  prices.toSorted((one, other) => PRICE_KINDS.indexOf(one.kind) - PRICE_KINDS.indexOf(other.kind));

/** Prices with their age and the resulting nisab. Outdated ones show the form for a new price. */
export function PriceList({ prices, sought }: { prices: readonly StaffPrice[]; sought: string }) {
  const [adding, setAdding] = useState(false);
  return (
    <Panel
      title="Harga"
      note="Nisab di halaman zakat mengikutinya"
      action={<SmallButton label="Harga baru" variant="line" onClick={() => setAdding(true)} />}
      bare
    >
      <ul className="divide-y divide-border border-t border-border">
        {inOrder(prices).map((price) => (
          <PriceRow key={`${price.kind} ${price.region}`} price={price} />
        ))}
      </ul>
      {prices.length === 0 && (
        <p className="p-4.5 text-sm text-text-2">
          {sought ? `Tidak ada harga untuk “${sought}”.` : "Belum ada harga."}
        </p>
      )}
      {adding && <PriceDialog onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function PriceRow({ price }: { price: StaffPrice }) {
  const [changing, setChanging] = useState(price.old);
  const open = changing || price.old;
  return (
    <li className={`px-4.5 py-3 text-sm ${price.old ? "bg-warning-soft" : ""}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b>{priceName(price)}</b>
        <b className="text-[0.9375rem] whitespace-nowrap tabular-nums">{rupiah(price.price)}</b>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-text-2">
        <span className={price.old ? "font-bold text-on-warning-soft" : ""}>
          {price.old
            ? `Sudah ${price.days} hari, batasnya 7`
            : `${date(price.valid_from)}, ${price.days === 0 ? "hari ini" : `${price.days} hari`}`}
        </span>
        {price.nisab !== null && (
          <span className="whitespace-nowrap tabular-nums">
            {price.kind === "rice_kg"
              ? `fitrah ${rupiah(price.nisab)} per jiwa`
              : `nisab ${rupiah(price.nisab)}`}
          </span>
        )}
      </div>
      {open ? (
        <NewPrice price={price} onDone={() => setChanging(false)} />
      ) : (
        <div className="flex items-center justify-between gap-3 text-xs text-text-3">
          <span className="min-w-0 truncate">{price.source}</span>
          <button
            type="button"
            className="min-h-8 font-bold text-primary-text"
            onClick={() => setChanging(true)}
            aria-label={`Ubah harga ${priceName(price)}`}
          >
            Ubah
          </button>
        </div>
      )}
    </li>
  );
}

function change(before: number, now: number): string {
  const percent = ((now - before) / before) * 100;
  const size = Math.abs(percent).toLocaleString("id-ID", { maximumFractionDigits: 1 });
  return `${percent >= 0 ? "naik" : "turun"} ${size} %`;
}

function NewPrice({ price, onDone }: { price: StaffPrice; onDone(): void }) {
  const form = useForm({
    initial: { price: price.price, source: price.source },
    mutationFn: (body) =>
      api.call("POST /api/admin/zakat/prices/", {
        body: { kind: price.kind, region: price.region, ...body },
      }),
    success: "Harga disimpan.",
    onSuccess: onDone,
    refreshes: "everything",
    toasts: true,
  });
  const amount = form.values.price;
  const nisab = price.nisab === null ? null : Math.ceil((price.nisab / price.price) * amount);
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="mt-2.5 grid gap-2.5">
      <AmountInput label="Harga hari ini" {...form.field("price", form.errorOf("valid_from"))} />
      <TextInput label="Sumber" {...form.field("source")} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-[1_1_8rem] text-xs text-text-2">
          {nisab !== null && amount !== price.price && amount > 0 && (
            <>
              Menjadi <b>{rupiah(nisab)}</b>, {change(price.price, amount)}.
            </>
          )}
        </p>
        <SmallButton label="Simpan harga" type="submit" variant="soft" busy={form.busy} />
      </div>
    </form>
  );
}

const KINDS = PRICE_KINDS.map((value) => ({ value, label: PRICE_LABEL[value] }));

/** Enters a price for something new, or from another day on. */
function PriceDialog({ onClose }: { onClose(): void }) {
  const form = useDialogForm({
    initial: { kind: "gold_24k" as PriceKind, region: "", price: 0, source: "", valid_from: "" },
    send: ({ valid_from, region, ...rest }) =>
      api.call("POST /api/admin/zakat/prices/", {
        body: { ...rest, region: region.trim() || null, ...(valid_from && { valid_from }) },
      }),
    success: "Harga disimpan.",
    toasts: true,
    onClose,
  });
  return (
    <FormDialog form={form} title="Harga baru" submit="Simpan harga" className="bo-fields two">
      <Select
        label="Barang"
        options={KINDS}
        {...form.field("kind")}
        onChange={({ target }) => form.change({ kind: target.value as PriceKind, region: "" })}
      />
      {form.values.kind === "rice_kg" && (
        <TextInput label="Wilayah" optional hint="Kosong: untuk semua wilayah." {...form.field("region")} />
      )}
      <AmountInput label="Harga" {...form.field("price")} />
      <TextInput
        label="Sumber"
        hint="Siapa yang menerbitkannya, misalnya daftar harga toko emas."
        {...form.field("source")}
      />
      <TextInput
        label="Berlaku mulai"
        optional
        type="date"
        hint="Kosong: hari ini, pukul 00.00 WIB."
        {...form.field("valid_from")}
      />
    </FormDialog>
  );
}
