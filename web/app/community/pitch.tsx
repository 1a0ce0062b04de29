import { useSiteTexts } from "./site-texts.ts";

/** The green field behind the first carousel, which reaches up into it. */
export function Pitch() {
  const { home_heading, home_text } = useSiteTexts();
  return (
    <section className="kawung relative overflow-hidden rounded-b-2xl bg-linear-to-b from-brand-from to-brand-to px-4 pt-1.5 pb-24 text-on-brand">
      <h1 className="relative mt-0.5 text-[1.5rem] leading-[1.875rem] font-extrabold">{home_heading}</h1>
      <p className="relative mt-1.5 max-w-[40ch] text-sm text-pretty text-on-brand-2">{home_text}</p>
    </section>
  );
}
