import type { ReactNode } from "react";

export const AppColumn = ({ children }: { children: ReactNode }) => (
  <>
    <div className="desk kawung" />
    <div className="relative isolate mx-auto flex min-h-dvh w-full max-w-(--column) flex-col bg-bg desk:shadow-desk">
      {children}
    </div>
  </>
);
