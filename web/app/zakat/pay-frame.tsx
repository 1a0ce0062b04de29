import type { ReactNode } from "react";
import { Page } from "../ui/layout/page.tsx";

interface PayFrameProps {
  open: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

export function PayFrame({ open, actions, children }: PayFrameProps) {
  const title = open ? "Bayar Zakat" : "Infak";
  return (
    <Page
      title={title}
      back="/zakat"
      isHeading
      actions={actions}
      description="Tunaikan beberapa zakat dan infak dalam satu pembayaran."
      noindex
    >
      {children}
    </Page>
  );
}
