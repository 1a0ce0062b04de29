const BEHIND = 12;

/** The month of `day` and those before it, newest first. */
export function monthsBefore(day: string): string[] {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return Array.from({ length: BEHIND }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
