import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { Link } from "react-router";
import { ApiError } from "../../platform/api-error.ts";
import { fetchFile } from "../../platform/browser-api.ts";
import { saveFile } from "../../platform/save-file.ts";
import { Button } from "../../ui/form/button.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { DownloadSimpleIcon } from "../../ui/icons/account-icons.tsx";
import { CaretRightBoldIcon } from "../../ui/icons/icons.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { ReceiptIcon } from "../form/payment-icons.tsx";

const FAILED = "Tanda terima gagal diunduh. Silakan coba lagi.";

/** Downloads a file that only its owner may read. */
export function useOwnFile(path: string, name: string) {
  const toast = useToast();
  return useSend({
    mutationFn: () => fetchFile(path),
    onSuccess: (pdf) => saveFile(name, pdf),
    onError: (error) => toast.error(error instanceof ApiError ? error.detail : FAILED),
  });
}

interface ReceiptDownloadProps {
  number: string;
  about: string;
  /** The label, where there are several. */
  children?: string;
}

export function ReceiptDownload({ number, about, children = "Unduh bukti" }: ReceiptDownloadProps) {
  const { busy, send } = useOwnFile(`/api/receipts/${encodeURIComponent(number)}/pdf/`, `${number}.pdf`);
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={busy}
      aria-label={`${children} ${about}`}
      onClick={() => void send()}
      className="relative -mb-1.5 -ml-3.5"
    >
      <DownloadSimpleIcon size={18} />
      {children}
    </Button>
  );
}

export function YearLink() {
  const year = jakartaDay().slice(0, 4);
  return (
    <Card className="mx-4 mb-3">
      <Link
        to={`/riwayat-donasi/tahunan/${year}`}
        className="flex min-h-16 items-center gap-3 py-2.5 pr-3 pl-3.5"
      >
        <span className="grid size-10 flex-none place-items-center rounded-md bg-primary-soft text-on-primary-soft">
          <ReceiptIcon size={20} />
        </span>
        <span className="min-w-0 flex-1">
          <b className="block leading-[1.3rem]">Pemberianmu {year}</b>
          <span className="block text-xs text-text-2">
            Jumlah setahun per jenis dana, dan pernyataannya (PDF)
          </span>
        </span>
        <CaretRightBoldIcon size={16} className="text-text-3" />
      </Link>
    </Card>
  );
}
