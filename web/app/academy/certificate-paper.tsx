import type { Certificate, CheckedCertificate } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import type { ReactNode } from "react";
import { useSiteName } from "../platform/site-name.ts";
import { Card } from "../ui/layout/card.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";

/** White in both themes; all sizes scale with the width. */
export const CertificatePaper = ({ certificate }: { certificate: CheckedCertificate }) => (
  <section
    aria-label={`Sertifikat ${certificate.name}`}
    data-theme="light"
    className="@container relative aspect-[1.414] rounded-md bg-surface text-center text-text shadow-3"
  >
    <div className="absolute inset-[2.6cqw] rounded-sm border border-primary outline outline-accent -outline-offset-[1cqw]" />
    <div className="absolute inset-0 flex flex-col items-center justify-center px-[9cqw] py-[5cqw]">
      <img src="/logo/mark.svg" alt="" width={48} height={48} className="size-[11cqw]" />
      <p className="mt-[1.4cqw] text-[5.4cqw] leading-[1.2] font-extrabold tracking-[.02em] text-on-primary-soft">
        SERTIFIKAT
      </p>
      <p className="text-[2.6cqw] leading-[1.4] text-text-2">diberikan kepada</p>
      <p className="mt-[1cqw] mb-[1.4cqw] max-w-full border-b border-accent px-[4cqw] pb-[1.2cqw] text-[6.2cqw] leading-[1.2] font-extrabold tracking-[-.02em] wrap-anywhere">
        {certificate.name}
      </p>
      <p className="text-[2.6cqw] leading-[1.4] text-text-2">
        {certificate.kind === "event" ? "atas kehadirannya dalam acara" : "telah menyelesaikan kelas"}
      </p>
      <p className="text-[3.5cqw] leading-[1.3] font-bold text-balance">{certificate.title}</p>
      <div className="mt-[2cqw] flex w-full items-end justify-between gap-[2cqw]">
        <Signed certificate={certificate} />
        <Code certificate={certificate} />
      </div>
    </div>
  </section>
);

function Signed({ certificate: { kind, teacher, issued_on, number } }: { certificate: CheckedCertificate }) {
  const siteName = useSiteName();
  return (
    <p className="min-w-0 text-left text-[2.4cqw] leading-[1.45] text-text-2">
      <b className="block text-[2.7cqw] text-text">{teacher || siteName}</b>
      {teacher && (kind === "event" ? "Penyelenggara · " : "Pengajar · ")}
      {longDay(issued_on)}
      <br />
      No. {number}
    </p>
  );
}

/** A QR code with the address of the certificate's page. */
const Code = ({ certificate: { code, number } }: { certificate: CheckedCertificate }) => (
  <svg
    viewBox={`0 0 ${code.size} ${code.size}`}
    role="img"
    aria-label={`Kode QR untuk memeriksa sertifikat ${number}`}
    shapeRendering="crispEdges"
    className="size-[15cqw] flex-none"
  >
    <path d={code.path} />
  </svg>
);

export const CertificateFacts = ({ certificate }: { certificate: Certificate }) => (
  <>
    <Card as="section" className="px-4">
      <dl className="divide-y divide-border">
        <Fact name="Nomor">{certificate.number}</Fact>
        <Fact name="Terbit">{longDay(certificate.issued_on)}</Fact>
        <Fact name="Nama di sertifikat">{certificate.name}</Fact>
        <Fact name={certificate.kind === "event" ? "Acara" : "Kelas"}>{certificate.title}</Fact>
        <Fact name="Status">
          <StatusBadge tone="ok">Berlaku</StatusBadge>
        </Fact>
      </dl>
    </Card>
    <p className="-mt-1.5 text-center text-xs text-text-3">Siapa pun dapat memeriksanya lewat kode QR.</p>
  </>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 py-3">
    <dt className="text-sm text-text-2">{name}</dt>
    <dd className="font-semibold wrap-anywhere">{children}</dd>
  </div>
);
