import type { ReactNode } from "react";
import { PageMeta } from "../platform/page-meta.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";

interface PayFrameProps {
  open: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

export function PayFrame({ open, actions, children }: PayFrameProps) {
  const title = open ? "Bayar Zakat" : "Infak";
  return (
    <AppShell header={<PageHeader title={title} back="/zakat" isHeading />} actions={actions}>
      <PageMeta
        title={title}
        description="Tunaikan beberapa zakat dan infak dalam satu pembayaran."
        noindex
      />
      {children}
    </AppShell>
  );
}
