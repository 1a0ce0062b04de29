import type { Certificate } from "@barakah/contract";
import { date } from "../platform/format.ts";
import { LinkButton } from "../ui/form/link-button.tsx";
import { SealCheckFillIcon } from "../ui/icons/icons.tsx";
import { Card } from "../ui/layout/card.tsx";
import { coursePath } from "./standing.ts";

export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  return (
    <Card className="overflow-hidden">
      <div className="flex items-center gap-3 bg-primary-soft px-4 py-3.5 text-on-primary-soft">
        <SealCheckFillIcon size={28} />
        <h1 className="text-lg">Sertifikat ini asli</h1>
      </div>
      <dl className="flex flex-col gap-3 p-4">
        <Fact name="Nama" value={certificate.name} />
        <Fact name="Kelas" value={certificate.course_title} />
        <Fact name="Selesai pada" value={date(certificate.issued_on)} />
        <Fact name="Nomor" value={certificate.number} />
      </dl>
      <div className="px-4 pb-4">
        <LinkButton to={coursePath(certificate.course_slug)} variant="soft" block>
          Lihat kelasnya
        </LinkButton>
      </div>
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-text-3">{name}</dt>
      <dd className="font-bold wrap-anywhere">{value}</dd>
    </div>
  );
}
