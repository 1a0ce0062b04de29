import type { ReactNode, SyntheticEvent } from "react";

export interface StateScreenProps {
  art?: string;
  heading: string;
  headingLang?: "en";
  level?: "h1" | "h2" | "h3" | "p";
  text?: string;
  compact?: boolean;
  role?: "alert";
  children?: ReactNode;
}

/** Offline the picture may be missing: hide it. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.hidden = true;
};

export function StateScreen(props: StateScreenProps) {
  const { art, heading, headingLang, level: Heading = "h2", text, compact = false, role, children } = props;
  const headingLook = compact ? "text-lg font-bold" : "text-xl font-bold";
  return (
    <div role={role} className="flex flex-col items-center px-4 pt-6 pb-7 text-center">
      {art && (
        <img
          src={art}
          alt=""
          width={480}
          height={320}
          onError={hide}
          className={`mb-3 h-auto ${compact ? "w-[190px]" : "w-[220px]"}`}
        />
      )}
      <Heading lang={headingLang} className={headingLook}>
        {heading}
      </Heading>
      {text && <p className="mt-1.5 max-w-[32ch] text-pretty text-text-2">{text}</p>}
      {children && <div className="mt-[18px] flex flex-wrap justify-center gap-2.5">{children}</div>}
    </div>
  );
}
