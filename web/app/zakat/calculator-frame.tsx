import { ZAKAT_LABEL, type ZakatKind } from "@barakah/contract/zakat/kinds";
import type { ReactNode } from "react";
import { Page } from "../ui/layout/page.tsx";

const titled = (label: string) => label.replace(/ \w/, (letter) => letter.toUpperCase());

interface CalculatorFrameProps {
  kind: ZakatKind;
  actions?: ReactNode;
  children: ReactNode;
}

export function CalculatorFrame({ kind, actions, children }: CalculatorFrameProps) {
  const title = titled(ZAKAT_LABEL[kind]);
  return (
    <Page
      title={title}
      back="/zakat"
      actions={actions}
      className=""
      description={`Hitung ${ZAKAT_LABEL[kind].toLowerCase()}, satu pertanyaan setiap kali, lengkap dengan sumbernya.`}
    >
      {children}
    </Page>
  );
}
