import type { ReactNode } from "react";
import { PageMeta } from "../../platform/page-meta.tsx";
import { AppShell } from "../../ui/layout/app-shell.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { reportAddress } from "../period-address.ts";

interface ListFrameProps {
  title: string;
  heading: string;
  period: string;
  children: ReactNode;
}

export const ListFrame = ({ title, heading, period, children }: ListFrameProps) => (
  <AppShell header={<PageHeader title={title} back={reportAddress(period)} />}>
    <PageMeta title={heading} description={`${heading}: rincian laporan dana.`} />
    <h1 className="px-4 pt-4 pb-3 text-2xl">{heading}</h1>
    {children}
  </AppShell>
);
