import type { ReactNode } from "react";

export const FormPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mb-2 flex flex-col gap-4 bg-surface px-4 pt-4 pb-5">
    <h2 className="text-lg">{title}</h2>
    {children}
  </section>
);
