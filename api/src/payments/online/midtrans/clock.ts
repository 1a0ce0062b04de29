const JAKARTA = "+07:00";
const JAKARTA_MILLISECONDS = 7 * 3600 * 1000;
const WRITTEN = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** "2026-11-15 08:00:00", always Jakarta's clock: how the provider writes every time. */
export function toProviderTime(instant: Date): string {
  const shifted = new Date(instant.getTime() + JAKARTA_MILLISECONDS).toISOString();
  return shifted.slice(0, 19).replace("T", " ");
}

export function fromProviderTime(text: string): Date | undefined {
  if (!WRITTEN.test(text)) return undefined;
  const instant = new Date(`${text.replace(" ", "T")}${JAKARTA}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
