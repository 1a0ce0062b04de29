import type { Certificate } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import type { ReactNode } from "react";
import { Card } from "../ui/layout/card.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";

export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  return (
    <>
      <Card as="section" className="px-4">
        <dl className="divide-y divide-border">
          <Fact name="Nomor">{certificate.number}</Fact>
          <Fact name="Terbit">{longDay(certificate.issued_on)}</Fact>
          <Fact name="Nama di sertifikat">{certificate.name}</Fact>
          <Fact name="Kelas">{certificate.course_title}</Fact>
          <Fact name="Status">
            <StatusBadge tone="ok">Berlaku</StatusBadge>
          </Fact>
        </dl>
      </Card>
      <p className="-mt-1.5 text-center text-xs text-text-3">Siapa pun dapat memeriksanya lewat kode QR.</p>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 py-3">
      <dt className="text-sm text-text-2">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
