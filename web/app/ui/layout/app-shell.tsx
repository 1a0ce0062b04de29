import type { ReactNode } from "react";
import { Dock } from "./dock.tsx";
import { SkipLink } from "./skip-link.tsx";

interface AppShellProps {
  header: ReactNode;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

export const AppShell = ({ header, actions, className = "pb-8", children }: AppShellProps) => (
  <>
    <SkipLink />
    {header}
    <main id="isi" tabIndex={-1} className={`mt-(--strip) flex flex-1 flex-col print:mt-0 ${className}`}>
      {children}
    </main>
    <Dock actions={actions} />
  </>
);
