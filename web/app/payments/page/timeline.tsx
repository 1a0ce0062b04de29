import type { PaymentStep } from "@barakah/contract";
import { Panel } from "../form/panel.tsx";
import { momentOf } from "./moment.ts";

const DOT: Record<PaymentStep["tone"], string> = {
  ok: "before:bg-primary",
  wait: "before:-left-0.5 before:size-3.5 before:bg-accent before:inset-ring before:inset-ring-accent-text before:ring-3 before:ring-accent-soft",
  no: "before:bg-danger",
};
const LINE =
  "not-last:after:absolute not-last:after:top-[18px] not-last:after:-bottom-[3px] not-last:after:left-1 not-last:after:w-0.5 not-last:after:bg-border";

export const Timeline = ({ steps }: { steps: PaymentStep[] }) => (
  <Panel title="Riwayat pembayaran">
    <ol>
      {steps.map((step) => (
        <li
          key={`${step.at} ${step.title}`}
          className={`relative pb-[18px] pl-7 text-sm text-text-2 last:pb-0 before:absolute before:top-1 before:left-0 before:size-2.5 before:rounded-full ${LINE} ${DOT[step.tone]}`}
        >
          <b className="block text-text">{step.title}</b>
          {step.text && <span className="block wrap-anywhere">{step.text}</span>}
          <time dateTime={step.at} className="text-xs text-text-3">
            {momentOf(step.at)}
          </time>
        </li>
      ))}
    </ol>
  </Panel>
);
