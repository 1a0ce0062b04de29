import { ZAKAT_LABEL, type ZakatKind } from "@barakah/contract/zakat/kinds";
import type { ReactNode } from "react";
import { PageMeta } from "../platform/page-meta.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";

const titled = (label: string) => label.replace(/ \w/, (letter) => letter.toUpperCase());

interface CalculatorFrameProps {
  kind: ZakatKind;
  actions?: ReactNode;
  children: ReactNode;
}

export function CalculatorFrame({ kind, actions, children }: CalculatorFrameProps) {
  const title = titled(ZAKAT_LABEL[kind]);
  return (
    <AppShell header={<PageHeader title={title} back="/zakat" />} actions={actions} className="">
      <PageMeta
        title={title}
        description={`Hitung ${ZAKAT_LABEL[kind].toLowerCase()}, satu pertanyaan setiap kali, lengkap dengan sumbernya.`}
      />
      {children}
    </AppShell>
  );
}
