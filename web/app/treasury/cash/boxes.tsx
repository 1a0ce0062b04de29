import type { CashBox } from "@barakah/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { Awaited, Panel } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";

/** The cash boxes with their balances. */
export function Boxes({ query }: { query: UseQueryResult<{ boxes: CashBox[] }> }) {
  const { data } = query;
  const [editing, setEditing] = useState<CashBox | "new">();
  return (
    <Panel title="Kas" note="Isinya menurut buku besar.">
      <Awaited query={query} failure="Kas belum dapat dimuat." />
      <ul className="divide-y divide-border">
        {data?.boxes.map((box) => (
          <li key={box.code} className="flex flex-wrap items-center gap-x-3 py-2">
            <span className="min-w-0 flex-[1_1_3.5rem] wrap-anywhere">
              <Link to={`/admin/buku?akun=cash:${box.code}`} className="underline underline-offset-3">
                {box.name}
              </Link>{" "}
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

/** Creates, renames or deactivates a cash box. */
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
