import { useState } from "react";
import { Link } from "react-router";
import { ApiError } from "../platform/api-error.ts";
import { fetchFile } from "../platform/browser-api.ts";
import { saveFile } from "../platform/save-file.ts";
import { Button } from "../ui/form/button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { Card } from "../ui/layout/card.tsx";
import { useToast } from "../ui/toast/toasts.tsx";

interface CertificateCardProps {
  slug: string;
  number: string;
  className?: string;
}

export default function CertificateCard({ slug, number, className = "" }: CertificateCardProps) {
  const { busy, download } = useCertificate(slug);
  return (
    <Card className={`p-3.5 ${className}`}>
      <div className="flex items-center gap-3">
        <span className="grid size-10 flex-none place-items-center rounded-md bg-accent-soft text-accent-text">
          <Icon name="certificate-fill" size={24} />
        </span>
        <div className="min-w-0 flex-1">
          <b className="block">Sertifikat kelas</b>
          <Link
            to={`/sertifikat/${number}`}
            className="inline-flex min-h-(--tap) items-center text-sm font-semibold text-primary-text underline underline-offset-3"
          >
            {number}
          </Link>
        </div>
      </div>
      <Button variant="soft" block busy={busy} onClick={download} className="mt-2">
        <Icon name="download-simple" size={20} />
        Unduh Sertifikat
      </Button>
    </Card>
  );
}

const FAILED = "Sertifikat gagal diunduh. Silakan coba lagi.";

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
