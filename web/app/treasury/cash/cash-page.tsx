import type { CashBox } from "@barakah/contract";
import { type Bank, PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { useListParams } from "../../ui/staff/list-params.ts";
import { Segments } from "../../ui/staff/segments.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { LoadState, Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { CashGifts } from "./cash-gifts.tsx";
import { Handovers } from "./handovers.tsx";
import { boxesQuery } from "./queries.ts";
import { RecordDialog } from "./record-dialog.tsx";

const LISTS = [
  { value: "", label: "Donasi tunai" },
  { value: "setoran", label: "Setoran ke bank" },
];

export default function CashPage() {
  const params = useListParams();
  const [doing, setDoing] = useState<"record" | "hand over">();
  const query = useQuery(boxesQuery);
  const boxes = query.data?.boxes ?? [];
  const list = params.filter("daftar");
  const close = () => setDoing(undefined);
  return (
    <WorkPage
      title="Kas"
      actions={
        <>
          <SmallButton variant="line" disabled={!query.data} onClick={() => setDoing("hand over")}>
            Setor ke bank
          </SmallButton>
          <SmallButton disabled={!query.data} onClick={() => setDoing("record")}>
            <Icon name="plus-bold" size={16} />
            Catat tunai
          </SmallButton>
        </>
      }
    >
      <div className="bo-grid wide-narrow">
        <Panel title="Uang tunai" note="Tunai, kotak amal, dan donatur yang hanya menelepon." bare>
          <Segments
            label="Daftar"
            options={LISTS}
            value={list}
            onChange={(daftar) => params.change({ filters: { daftar } })}
            className="mx-3.5 mb-3 w-fit"
          />
          {list === "setoran" ? <Handovers params={params} /> : <CashGifts params={params} />}
        </Panel>
        <Boxes query={query} />
      </div>
      {doing === "record" && <RecordDialog boxes={boxes} onClose={close} />}
      {doing === "hand over" && <HandOverDialog boxes={boxes} onClose={close} />}
    </WorkPage>
  );
}

function Boxes({ query }: { query: UseQueryResult<{ boxes: CashBox[] }> }) {
  const { data } = query;
  const [editing, setEditing] = useState<CashBox | "new">();
  return (
    <Panel title="Kas" note="Isinya menurut buku besar.">
      <LoadState query={query} failure="Kas belum dapat dimuat." />
      <ul className="divide-y divide-border">
        {data?.boxes.map((box) => (
          <li key={box.code} className="flex flex-wrap items-center gap-x-3 py-2">
            <span className="min-w-0 flex-[1_1_3.5rem] wrap-anywhere">
              <TextLink to={`/admin/buku?akun=cash:${box.code}`}>{box.name}</TextLink>{" "}
              {!box.active && <StatusBadge tone="info">Tidak dipakai</StatusBadge>}
            </span>
            <b className="whitespace-nowrap tabular-nums">{rupiah(box.balance)}</b>
            <SmallButton variant="quiet" aria-label={`Ubah ${box.name}`} onClick={() => setEditing(box)}>
              Ubah
            </SmallButton>
          </li>
        ))}
      </ul>
      <SmallButton variant="line" block className="mt-3" onClick={() => setEditing("new")}>
        Tambah kas
      </SmallButton>
      {editing && (
        <BoxDialog box={editing === "new" ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
    </Panel>
  );
}

function BoxDialog({ box, onClose }: { box: CashBox | undefined; onClose(): void }) {
  const form = useDialogForm({
    initial: { name: box?.name ?? "", active: box?.active ?? true },
    send: ({ name, active }) =>
      box
        ? api.call("POST /api/admin/cash/boxes/:code/", {
            params: { code: box.code },
            body: { name, active },
          })
        : api.call("POST /api/admin/cash/boxes/", { body: { name } }),
    success: "Kas disimpan.",
    onClose,
  });
  return (
    <FormDialog form={form} title={box ? `Ubah ${box.name}` : "Tambah kas"} submit="Simpan">
      <TextInput label="Nama" hint="Misalnya: Kotak amal masjid." maxLength={60} {...form.field("name")} />
      {box && <Checkbox {...form.field("active")}>Dipakai untuk donasi baru</Checkbox>}
    </FormDialog>
  );
}

const BANKS = (["bsi", "bjb"] as const).map((value) => ({ value, label: PAYMENT_METHOD_LABEL[value] }));

/** Moves cash from a box to a bank account; the whole balance by default. */
function HandOverDialog({ boxes, onClose }: { boxes: readonly CashBox[]; onClose(): void }) {
  const filled = boxes.filter(({ balance }) => balance > 0);
  const boxOf = (wanted: string) => filled.find(({ code }) => code === wanted);
  const form = useDialogForm({
    initial: {
      box: filled[0]?.code ?? "",
      bank: "bsi" as Bank,
      amount: filled[0]?.balance ?? 0,
      day: jakartaDay(),
    },
    send: (body, once) => api.call("POST /api/admin/cash/handovers/", { body }, once),
    success: "Setoran sudah dicatat.",
    onClose,
  });
  const { box, amount } = form.values;
  const chosen = boxOf(box);
  const beyond = chosen !== undefined && amount > chosen.balance;
  return (
    <FormDialog
      form={form}
      title="Setor ke bank"
      submit={`Setor ${rupiah(amount)}`}
      disabled={!chosen || beyond || amount === 0}
      note="Bila mutasi banknya sudah diimpor, sesudah ini cocokkan barisnya di daftar Setoran ke bank, agar tidak tercatat dua kali."
      className={filled.length > 0 ? "bo-fields" : ""}
    >
      {filled.length === 0 ? (
        <p>Semua kas kosong. Catat dahulu donasi tunainya.</p>
      ) : (
        <>
          <Select
            label="Dari kas"
            options={filled.map(({ code, name }) => ({ value: code, label: name }))}
            hint={chosen && `Isinya ${rupiah(chosen.balance)}.`}
            {...form.field("box")}
            onChange={({ target: { value } }) =>
              form.change({ box: value, amount: boxOf(value)?.balance ?? 0 })
            }
          />
          <div className="bo-fields two">
            <AmountInput label="Nominal" {...form.field("amount", beyond && "Melebihi isi kas.")} />
            <Select label="Ke rekening" options={BANKS} {...form.field("bank")} />
          </div>
          <TextInput label="Tanggal setor" type="date" max={jakartaDay()} {...form.field("day")} />
        </>
      )}
    </FormDialog>
  );
}
