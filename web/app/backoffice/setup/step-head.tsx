import type { SetupStep } from "@barakah/contract/backoffice/setup-steps";
import type { ComponentProps, ReactNode } from "react";
import { STEP_NEEDS } from "./setup-words.ts";

export const FACTS = "grid w-full gap-2.5 [&_dd]:wrap-anywhere [&_dt]:font-[700]";

export const StepHead = ({
  step,
  title,
  children,
}: {
  step: SetupStep;
  title: string;
  children: ReactNode;
}) => (
  <>
    <h2 id={`langkah-${step}`} className="text-xl leading-7 font-extrabold">
      {title}
    </h2>
    <p className="max-w-[60ch] text-text-2">{children}</p>
    <p className="max-w-[60ch] text-sm text-text-2">
      <b className="text-text">Siapkan:</b> {STEP_NEEDS[step].needs}. <b className="text-text">Menyetujui:</b>{" "}
      {STEP_NEEDS[step].agrees}.
    </p>
  </>
);

/** The step that is worked on, with its buttons in the foot. */
export const OpenCard = ({ foot, children, ...section }: ComponentProps<"section"> & { foot: ReactNode }) => (
  <section {...section} className="scroll-mt-4 rounded-lg border-2 border-primary bg-surface">
    <div className="grid grid-cols-1 justify-items-start gap-3 px-6 py-[22px] max-[900px]:px-4">
      {children}
    </div>
    <footer className="flex flex-wrap items-center gap-2.5 border-t border-border px-6 py-3.5 max-[900px]:px-4">
      {foot}
    </footer>
  </section>
);
