import type { ReactNode } from "react";

export const Avatar = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden="true"
    className="grid size-10 flex-none place-items-center overflow-hidden rounded-full bg-primary-soft text-sm font-extrabold text-on-primary-soft"
  >
    {children}
  </span>
);

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase("id-ID") ?? "")
    .join("");
}
