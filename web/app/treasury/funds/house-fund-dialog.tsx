import type { HouseFund } from "@barakah/contract";
import {
  FUND_KIND_ABOUT,
  FUND_KIND_LABEL,
  GIVEN_KINDS,
  type GivenKind,
} from "@barakah/contract/ledger/fund-kinds";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";

const KINDS = GIVEN_KINDS.map((value) => ({ value, label: FUND_KIND_LABEL[value] }));

interface HouseFundDialogProps {
  fund: HouseFund | undefined;
  onClose(): void;
}

/** A new fund, or other words for one, or the end of its use. Its kind is chosen once. */
export function HouseFundDialog({ fund, onClose }: HouseFundDialogProps) {
  const [form, setForm] = useState({
    kind: fund?.kind ?? ("" as GivenKind | ""),
    name: fund?.name ?? "",
    purpose: fund?.purpose ?? "",
    principal: fund?.principal ?? false,
    active: fund?.active ?? true,
  });
  const change = (to: Partial<typeof form>) => setForm((before) => ({ ...before, ...to }));
  const { kind, name, purpose, principal, active } = form;
  const saving = useSend({
    mutationFn: () =>
      fund
        ? api.call("POST /api/admin/house-funds/:code/", {
            params: { code: fund.code },
            body: { name, purpose, active },
          })
        : api.call("POST /api/admin/house-funds/", {
            body: { kind: kind as GivenKind, name, purpose, principal: principal && kind === "wakaf" },
          }),
    success: "Dana sudah disimpan.",
    onError() {},
    refreshes: "everything",
  });
  return (
    <WorkDialog
      title={fund ? `Ubah ${fund.name}` : "Dana baru"}
      onClose={onClose}
      foot={
        <SendButton sending={saving} onDone={onClose}>
          {fund ? "Simpan dana" : "Tambah dana"}
        </SendButton>
      }
    >
      <div className="bo-fields">
        {!fund && (
          <Select
            label="Jenis dana"
            value={kind}
            placeholder="Pilih jenis dana"
            options={KINDS}
            hint={kind ? FUND_KIND_ABOUT[kind] : "Tidak bisa diubah setelah ada uang di dalamnya."}
            error={saving.errorOf("kind")}
            onChange={({ target }) => change({ kind: target.value as GivenKind })}
          />
        )}
        {!fund && kind === "wakaf" && (
          <Checkbox checked={principal} onChange={({ target }) => change({ principal: target.checked })}>
            Pokok wakaf: dijaga selamanya, tidak disalurkan
          </Checkbox>
        )}
        <TextInput
          label="Nama"
          value={name}
          maxLength={60}
          error={saving.errorOf("name")}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextArea
          label="Untuk apa"
          value={purpose}
          maxLength={200}
          error={saving.errorOf("purpose")}
          onChange={({ target }) => change({ purpose: target.value })}
        />
        {fund && (
          <Checkbox
            checked={active}
            disabled={fund.kept}
            onChange={({ target }) => change({ active: target.checked })}
          >
            {fund.kept ? "Dipakai: aplikasi sendiri yang mengisinya" : "Dipakai: menerima pemindahan baru"}
          </Checkbox>
        )}
        {saving.problem && <FieldError>{saving.problem}</FieldError>}
      </div>
    </WorkDialog>
  );
}
