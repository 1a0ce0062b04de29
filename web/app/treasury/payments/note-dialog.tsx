import { NOTE_MOST } from "@barakah/contract/platform/text-lengths";
import { api } from "../../platform/browser-api.ts";
import { ReasonDialog } from "../../ui/staff/reason-dialog.tsx";

/** What colleagues should know of a payment, and its payer does not read. */
export const NoteDialog = ({ reference, onClose }: { reference: string; onClose(): void }) => (
  <ReasonDialog
    title="Tambah catatan"
    text="Untuk sesama petugas: tercatat dengan namamu, tidak dibaca pembayar, dan tidak dapat dihapus."
    label="Catatan"
    confirm="Simpan catatan"
    success="Catatan disimpan."
    most={NOTE_MOST}
    short="Tulis catatannya, paling sedikit lima huruf."
    danger={false}
    correct={(text) =>
      api.call("POST /api/admin/payments/:reference/note/", { params: { reference }, body: { text } })
    }
    onClose={onClose}
  />
);
