import { fromJakartaClock, jakartaClock } from "@barakah/contract";

const WRITTEN = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** "2026-11-15 08:00:00", in Jakarta time. */
export function toProviderTime(instant: Date): string {
  return jakartaClock(instant).replace("T", " ");
}

export function fromProviderTime(text: string): Date | undefined {
  if (!WRITTEN.test(text)) return undefined;
  const instant = fromJakartaClock(text.replace(" ", "T"));
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
