import { ApiError } from "../../platform/api-error.ts";
import { fetchFile } from "../../platform/browser-api.ts";
import { saveFile } from "../../platform/save-file.ts";
import { Button } from "../../ui/form/button.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

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

export function ReceiptDownload({ number, about, children = "Unduh tanda terima" }: ReceiptDownloadProps) {
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
      <Icon name="download-simple" size={18} />
      {children}
    </Button>
  );
}
