import type { ReactNode } from "react";
import { useSiteName } from "../platform/site-name.ts";

export const WelcomeHeader = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <header className={`${GREEN} px-4 pt-7 pb-16 text-center`}>
    <div className="relative">
      <img src="/logo/light.svg" alt="" width={68} height={68} className="mx-auto mb-3" />
      <p className="mb-3.5 font-extrabold tracking-[.06em] wrap-anywhere">{useSiteName()}</p>
      <h1 className="text-[min(var(--text-2xl),8vw)] leading-[1.3]">{heading}</h1>
      <p className="mx-auto mt-1 max-w-[38ch] text-sm text-pretty text-on-brand-2">{children}</p>
    </div>
  </header>
);

export const GREEN =
  "kawung relative overflow-hidden bg-linear-178 from-brand-from to-brand-to text-on-brand";
/** A card that overlaps the green header. */
export const LIFTED = "relative mx-4 -mt-10 rounded-xl bg-surface shadow-card";
