import type { ReactNode } from "react";

interface PanelProps {
  title?: string;
  className?: string;
  children: ReactNode;
}

export const Panel = ({ title, className = "", children }: PanelProps) => (
  <section className={`bg-surface p-4 [section+&]:mt-2 ${className}`}>
    {title && <h2 className="mb-3 text-lg">{title}</h2>}
    {children}
  </section>
);
