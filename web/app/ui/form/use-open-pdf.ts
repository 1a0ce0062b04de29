import { useState } from "react";
import { downloadPrivateFile } from "../../platform/download-private-file.ts";
import { useToast } from "../toast/toasts.tsx";

/** Opens a PDF that only this session may read; where a second window is not allowed, in this one. */
export function useOpenPdf() {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  async function open(path: string) {
    setBusy(true);
    try {
      const file = URL.createObjectURL(await downloadPrivateFile(path));
      if (!window.open(file, "_blank")) location.assign(file);
    } catch {
      toast.error("PDF belum dapat dibuat. Coba lagi.");
    } finally {
      setBusy(false);
    }
  }
  return { open, busy };
}
