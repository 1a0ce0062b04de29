import type { PaymentPage } from "@barakah/contract";
import { copyText } from "../../ui/copy-text.ts";
import { Button } from "../../ui/form/button.tsx";
import { buttonClass } from "../../ui/form/button-style.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { qrisPicture } from "./qris-picture.ts";

type Qris = NonNullable<PaymentPage["qris"]>;

/** For paying on the same phone. */
export default function QrisActions({ payment, qris }: { payment: PaymentPage; qris: Qris }) {
  const toast = useToast();
  async function copy() {
    if (await copyText(String(payment.amount))) toast.success("Nominal berhasil disalin!");
    else toast.error("Nominal gagal disalin.");
  }
  return (
    <ActionBar>
      <Button variant="line" className="min-w-fit flex-1 px-3!" onClick={() => void copy()} data-needs-script>
        <Icon name="copy" size={20} />
        Salin nominal
      </Button>
      <a
        href={qris.picture}
        onClick={({ currentTarget }) => {
          // The browser draws the code, even if it seems to be online: on a stored copy the server's picture may not load.
          currentTarget.href = qrisPicture(qris, payment.amount) || qris.picture;
        }}
        download={`QRIS-${payment.number}.png`}
        className={buttonClass({ className: "min-w-fit flex-1 px-3!" })}
      >
        <Icon name="download-simple" size={20} />
        Simpan gambar
      </a>
    </ActionBar>
  );
}
