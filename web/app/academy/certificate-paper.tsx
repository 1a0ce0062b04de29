import type { Certificate } from "@barakah/contract";
import { SITE_NAME } from "@barakah/contract/platform/locale";
import { date } from "../platform/format.ts";
import logo from "../ui/art/logo-mark.svg";

/** The certificate as it is printed: white in both themes, and everything in it grows with its width. */
export function CertificatePaper({ certificate }: { certificate: Certificate }) {
  return (
    <section
      aria-label={`Sertifikat ${certificate.name}`}
      data-theme="light"
      className="@container relative aspect-[1.414] rounded-md bg-surface text-center text-text shadow-3"
    >
      <div className="absolute inset-[2.6cqw] rounded-sm border border-primary outline outline-accent -outline-offset-[1cqw]" />
      <div className="absolute inset-0 flex flex-col items-center justify-center px-[9cqw] py-[5cqw]">
        <img src={logo} alt="" width={48} height={48} className="size-[11cqw]" />
        <p className="mt-[1.4cqw] text-[5.4cqw] leading-[1.2] font-extrabold tracking-[.02em] text-on-primary-soft">
          SERTIFIKAT
        </p>
        <p className="text-[2.6cqw] leading-[1.4] text-text-2">diberikan kepada</p>
        <p className="mt-[1cqw] mb-[1.4cqw] max-w-full border-b border-accent px-[4cqw] pb-[1.2cqw] text-[6.2cqw] leading-[1.2] font-extrabold tracking-[-.02em] wrap-anywhere">
          {certificate.name}
        </p>
        <p className="text-[2.6cqw] leading-[1.4] text-text-2">telah menyelesaikan kelas</p>
        <p className="text-[3.5cqw] leading-[1.3] font-bold text-balance">{certificate.course_title}</p>
        <p className="mt-[3cqw] flex w-full justify-between gap-[2cqw] text-[2.4cqw] leading-[1.4] text-text-2">
          <span>
            {SITE_NAME} · {date(certificate.issued_on)}
          </span>
          <span>No. {certificate.number}</span>
        </p>
      </div>
    </section>
  );
}
