import type { ReactNode } from "react";

interface ResultHeadingProps {
  art: string;
  title: string;
  text: ReactNode;
}

export function ResultHeading({ art, title, text }: ResultHeadingProps) {
  return (
    <section className="flex flex-col items-center px-4 pt-6 pb-5 text-center">
      <img src={art} alt="" width={480} height={320} className="mb-3 h-auto w-[240px]" />
      <h1 className="text-[min(1.5rem,12vw)] leading-[1.875rem] font-extrabold">{title}</h1>
      <p className="mt-1.5 max-w-[34ch] text-pretty text-text-2">{text}</p>
    </section>
  );
}
