import type { HouseFund } from "@barakah/contract";
import {
  FUND_KIND_ABOUT,
  FUND_KIND_LABEL,
  GIVEN_KINDS,
  type GivenKind,
} from "@barakah/contract/ledger/fund-kinds";
import { api } from "../../platform/browser-api.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";

const KINDS = GIVEN_KINDS.map((value) => ({ value, label: FUND_KIND_LABEL[value] }));

/** Creates, edits or deactivates a fund. Its kind cannot be changed later. */
export function HouseFundDialog({ fund, onClose }: { fund: HouseFund | undefined; onClose(): void }) {
  const form = useDialogForm({
    initial: {
      kind: fund?.kind ?? ("" as GivenKind | ""),
      principal: fund?.principal ?? false,
      name: fund?.name ?? "",
      purpose: fund?.purpose ?? "",
      active: fund?.active ?? true,
    },
    send: ({ kind, principal, name, purpose, active }) =>
      fund
        ? api.call("POST /api/admin/house-funds/:code/", {
            params: { code: fund.code },
            body: { name, purpose, active },
          })
        : api.call("POST /api/admin/house-funds/", {
            body: { kind: kind as GivenKind, name, purpose, principal: principal && kind === "wakaf" },
          }),
    success: "Dana sudah disimpan.",
    onClose,
  });
  const { kind } = form.values;
  return (
    <FormDialog
      form={form}
      title={fund ? `Ubah ${fund.name}` : "Dana baru"}
      submit={fund ? "Simpan dana" : "Tambah dana"}
    >
      {!fund && (
        <Select
          label="Jenis dana"
          placeholder="Pilih jenis dana"
          options={KINDS}
          hint={kind ? FUND_KIND_ABOUT[kind] : "Tidak bisa diubah setelah ada uang di dalamnya."}
          {...form.field("kind")}
        />
      )}
      {!fund && kind === "wakaf" && (
        <Checkbox {...form.field("principal")}>Pokok wakaf: dijaga selamanya, tidak disalurkan</Checkbox>
      )}
      <TextInput label="Nama" maxLength={60} {...form.field("name")} />
      <TextArea label="Untuk apa" maxLength={200} {...form.field("purpose")} />
      {fund && (
        <Checkbox disabled={fund.kept} {...form.field("active")}>
          {fund.kept ? "Dipakai: aplikasi sendiri yang mengisinya" : "Dipakai: menerima pemindahan baru"}
        </Checkbox>
      )}
    </FormDialog>
  );
}
