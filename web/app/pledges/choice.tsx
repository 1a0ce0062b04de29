import type { ReactNode } from "react";

interface ChoiceProps {
  name: string;
  value: string;
  checked?: boolean;
  defaultChecked?: boolean;
  onChoose?(): void;
  children: ReactNode;
}

/** One of several answers, in a frame. */
export const Choice = ({ onChoose, children, ...radio }: ChoiceProps) => (
  <label className="flex min-h-13 cursor-pointer items-center gap-3 rounded-md border border-border-strong bg-surface px-3.5 py-2.5 has-checked:border-primary has-checked:bg-primary-softer has-checked:inset-ring has-checked:inset-ring-primary">
    <input
      type="radio"
      {...radio}
      onChange={onChoose}
      className="size-[22px] flex-none appearance-none rounded-full border-[1.5px] border-border-strong bg-surface checked:border-[6.5px] checked:border-primary"
    />
    <span className="min-w-0 flex-1 font-semibold">{children}</span>
  </label>
);
