import type { ReactNode } from "react";
import { PageMeta } from "../../platform/page-meta.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { reportAddress } from "../period-address.ts";

interface ListFrameProps {
  title: string;
  heading: string;
  period: string;
  children: ReactNode;
}

export const ListFrame = ({ title, heading, period, children }: ListFrameProps) => (
  <Page title={title} back={reportAddress(period)}>
    <PageMeta title={heading} description={`${heading}: rincian laporan dana.`} />
    <h1 className="px-4 pt-4 pb-3 text-2xl">{heading}</h1>
    {children}
  </Page>
);
