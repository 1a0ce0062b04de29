import type { SetupStep } from "@barakah/contract/backoffice/setup-steps";
import type { ReactNode } from "react";

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
  </>
);
