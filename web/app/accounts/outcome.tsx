import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../ui/icons/icon.tsx";

interface OutcomeProps {
  /** In English, by the specification. */
  sentence: string;
  text?: string;
  children: ReactNode;
}

/** Replaces a finished form and takes the focus, so that it is read out. */
export function Outcome({ sentence, text, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="flex flex-col items-center gap-2 py-6 text-center">
      <Icon name="check-circle-fill" size={28} className="text-primary-text" />
      <h2 ref={heading} tabIndex={-1} lang="en" className="text-xl text-pretty">
        {sentence}
      </h2>
      {text && <p className="max-w-[36ch] text-sm text-pretty text-text-2">{text}</p>}
      <div className="mt-4 flex w-full flex-col gap-2.5">{children}</div>
    </div>
  );
}
