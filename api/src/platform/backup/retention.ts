const NAME = /^barakah-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;
const KEPT = { days: 7, weeks: 4, months: 12 };
const DAY = 24 * 3600_000;

export const backupName = (now: Date) =>
  `barakah-${now.toISOString().slice(0, 19).replaceAll(":", "")}Z.backup`;

/** When a backup was begun, by its name; undefined for a file that is none of ours. */
export function takenAt(name: string): Date | undefined {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : undefined;
}

const dayOf = (when: Date) => when.toISOString().slice(0, 10);
/** Days since a Monday, in sevens. */
const weekOf = (when: Date) => String(Math.floor((when.getTime() / DAY + 3) / 7));
const monthOf = (when: Date) => when.toISOString().slice(0, 7);

/** The newest of each of the last so many periods that have one at all: a week without backups costs none of the old. */
function newestOf(names: string[], periodOf: (when: Date) => string, most: number): string[] {
  const newest = new Map<string, string>();
  for (const name of names) {
    const period = periodOf(takenAt(name) ?? new Date(0));
    if (!newest.has(period)) newest.set(period, name);
  }
  return [...newest.values()].slice(0, most);
}

/** Those that need not be kept: 7 daily, 4 weekly and 12 monthly ones are. Files of others are never among them. */
export function superfluous(names: readonly string[]): string[] {
  const ours = names.filter((name) => takenAt(name)).sort((a, b) => b.localeCompare(a));
  const kept = new Set([
    ...newestOf(ours, dayOf, KEPT.days),
    ...newestOf(ours, weekOf, KEPT.weeks),
    ...newestOf(ours, monthOf, KEPT.months),
  ]);
  return ours.filter((name) => !kept.has(name));
}
