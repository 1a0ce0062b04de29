import type { CashBox } from "@barakah/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { rupiah } from "../../platform/format.ts";
import { Awaited } from "../../ui/staff/awaited.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { BoxDialog } from "./box-dialog.tsx";

/** Where cash lies, and how much of it. */
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
