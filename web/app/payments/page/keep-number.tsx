import type { PaymentPage } from "@barakah/contract";
import { copyText } from "../../ui/copy-text.ts";
import { Button } from "../../ui/form/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { useShareLink } from "../../ui/share-link.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { Panel } from "../form/panel.tsx";

/** Guests find the payment again with this number and their phone number. */
export function KeepNumber({ payment }: { payment: PaymentPage }) {
  const share = useShareLink(`Pembayaran ${payment.number}`);
  const toast = useToast();
  async function copy() {
    if (await copyText(payment.number)) toast.success("Nomor berhasil disalin!");
    else toast.error("Nomor gagal disalin.");
  }
  return (
    <Panel title="Simpan nomor ini">
      <p className="-mt-2 mb-3 text-sm text-text-2">
        {payment.kind === "enrolment"
          ? "Halaman ini juga ada di Profile, bagian Kelas Saya."
          : "Cukup nomor ini dan nomor HP-mu untuk kembali ke halaman ini, dari HP mana pun."}
      </p>
      <p className="text-[1.0625rem] font-extrabold tracking-[.03em] wrap-anywhere">{payment.number}</p>
      <div data-needs-script className="mt-3 flex flex-wrap gap-2.5 *:flex-[1_1_9rem]">
        <Button variant="line" size="sm" onClick={copy}>
          <Icon name="copy" size={20} />
          Salin nomor
        </Button>
        <Button variant="line" size="sm" onClick={share}>
          <Icon name="share-network" size={20} />
          Bagikan tautan
        </Button>
      </div>
    </Panel>
  );
}
