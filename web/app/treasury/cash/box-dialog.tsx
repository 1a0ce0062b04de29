import type { CashBox } from "@barakah/contract";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";

/** A new box, or another name for one, or the end of its use. */
export function BoxDialog({ box, onClose }: { box: CashBox | undefined; onClose(): void }) {
  const [name, setName] = useState(box?.name ?? "");
  const [active, setActive] = useState(box?.active ?? true);
  const saving = useSend({
    mutationFn: () =>
      box
        ? api.call("POST /api/admin/cash/boxes/:code/", {
            params: { code: box.code },
            body: { name, active },
          })
        : api.call("POST /api/admin/cash/boxes/", { body: { name } }),
    success: "Kas disimpan.",
    onError() {},
    refreshes: "everything",
  });
  return (
    <WorkDialog
      title={box ? `Ubah ${box.name}` : "Tambah kas"}
      onClose={onClose}
      foot={
        <SendButton sending={saving} onDone={onClose}>
          Simpan
        </SendButton>
      }
    >
      <div className="bo-fields">
        <TextInput
          label="Nama"
          hint="Misalnya: Kotak amal masjid."
          maxLength={60}
          value={name}
          error={saving.problem}
          onChange={({ target }) => setName(target.value)}
        />
        {box && (
          <Checkbox checked={active} onChange={({ target }) => setActive(target.checked)}>
            Dipakai untuk donasi baru
          </Checkbox>
        )}
      </div>
    </WorkDialog>
  );
}
