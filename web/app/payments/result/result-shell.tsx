import type { ReactNode } from "react";
import { PageMeta } from "../../platform/page-meta.tsx";
import { Page } from "../../ui/layout/page.tsx";

interface ResultShellProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** Not indexed: these pages are about one payer. */
export const ResultShell = ({ title, actions, children }: ResultShellProps) => (
  <Page title="Status Pembayaran" back="/" className="pb-8" actions={actions}>
    <PageMeta title={title} description={`${title}: status pembayaranmu di BARAKAH APP.`} noindex />
    <noscript>
      <p className="p-4 text-center">
        Tanpa JavaScript statusnya tidak muncul di sini. <a href="/cek-donasi">Cari pembayaranmu</a> dengan
        nomornya dan nomor HP-mu.
      </p>
    </noscript>
    {children}
  </Page>
);

export const ResultHeading = ({ art, title, text }: { art: string; title: string; text: ReactNode }) => (
  <section className="flex flex-col items-center px-4 pt-6 pb-5 text-center">
    <img src={art} alt="" width={480} height={320} className="mb-3 h-auto w-[240px]" />
    <h1 className="text-[min(1.5rem,12vw)] leading-[1.875rem] font-extrabold">{title}</h1>
    <p className="mt-1.5 max-w-[34ch] text-pretty text-text-2">{text}</p>
  </section>
);
