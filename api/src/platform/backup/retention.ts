const NAME = /^barakah-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;
const KEPT = { days: 7, weeks: 4, months: 12 };
const DAY = 24 * 3600_000;

export const backupName = (now: Date) =>
  `barakah-${now.toISOString().slice(0, 19).replaceAll(":", "")}Z.backup`;

/** The start time in a backup's name; undefined for files that are not backups. */
export function takenAt(name: string): Date | undefined {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : undefined;
}

const dayOf = (when: Date) => when.toISOString().slice(0, 10);
/** The week number, with weeks that begin on Monday. */
const weekOf = (when: Date) => String(Math.floor((when.getTime() / DAY + 3) / 7));
const monthOf = (when: Date) => when.toISOString().slice(0, 7);

/** The newest backup of each of the last `most` periods that have any. Weeks without backups do not expire old ones. */
function newestOf(names: string[], periodOf: (when: Date) => string, most: number): string[] {
  const newest = new Map<string, string>();
  for (const name of names) {
    const period = periodOf(takenAt(name) ?? new Date(0));
    if (!newest.has(period)) newest.set(period, name);
  }
  return [...newest.values()].slice(0, most);
}

/** Which backups may be deleted: 7 daily, 4 weekly and 12 monthly ones are kept. Other files are never listed. */
export function superfluous(names: readonly string[]): string[] {
  const ours = names.filter((name) => takenAt(name)).sort((a, b) => b.localeCompare(a));
  const kept = new Set([
    ...newestOf(ours, dayOf, KEPT.days),
    ...newestOf(ours, weekOf, KEPT.weeks),
    ...newestOf(ours, monthOf, KEPT.months),
  ]);
  return ours.filter((name) => !kept.has(name));
}
