import { useState } from "react";
import { ApiError } from "../platform/api-error.ts";
import { fetchFile } from "../platform/browser-api.ts";
import { saveFile } from "../platform/save-file.ts";
import { useToast } from "../ui/toast/toasts.tsx";

const FAILED = "Sertifikat gagal diunduh. Silakan coba lagi.";

/** The learner's certificate as a file. */
export function useCertificate(slug: string) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  async function download() {
    setBusy(true);
    try {
      const pdf = await fetchFile(`/api/courses/${encodeURIComponent(slug)}/certificate/`);
      saveFile(`sertifikat-${slug}.pdf`, pdf);
      toast.success("Sertifikat sudah diunduh.");
    } catch (error) {
      toast.error(error instanceof ApiError && error.status === 409 ? error.detail : FAILED);
    }
    setBusy(false);
  }
  return { busy, download };
}
