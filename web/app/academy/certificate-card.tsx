import { Link } from "react-router";
import { Button } from "../ui/form/button.tsx";
import { DownloadSimpleIcon } from "../ui/icons/account-icons.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CertificateFillIcon } from "./academy-icons.tsx";
import { useCertificate } from "./use-certificate.ts";

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
          <CertificateFillIcon size={24} />
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
        <DownloadSimpleIcon size={20} />
        Unduh Sertifikat
      </Button>
    </Card>
  );
}
