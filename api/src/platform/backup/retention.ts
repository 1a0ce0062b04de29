const NAME = /^barakah-(?:([0-9a-f]{8})-)?(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;
const KEPT = { days: 7, weeks: 4, months: 12 };
const DAY = 24 * 3600_000;
/** Clocks of instances differ a little; a backup beyond this was named by a wrong clock. */
const FUTURE_AFTER = 3600_000;

/** What a backup's name says. Before 1.1.0 it did not say whose it is. */
export interface NamedBackup {
  name: string;
  at: Date;
  installation: string | undefined;
}

/** How an installation is named in its backups: the start of the identity that its database and data folder carry. */
export const installationName = (identity: Buffer) => identity.toString("hex", 0, 4);

export const backupName = (installation: string, now: Date) =>
  `barakah-${installation}-${now.toISOString().slice(0, 19).replaceAll(":", "")}Z.backup`;

/** Undefined for files that are not backups. */
export function readName(name: string): NamedBackup | undefined {
  const [, installation, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day ? { name, installation, at: new Date(`${day}T${hour}:${minute}:${second}Z`) } : undefined;
}

export const isFuture = ({ at }: { at: Date }, now: Date) => at.getTime() > now.getTime() + FUTURE_AFTER;

const dayOf = (when: Date) => when.toISOString().slice(0, 10);
/** The week number, with weeks that begin on Monday. */
const weekOf = (when: Date) => String(Math.floor((when.getTime() / DAY + 3) / 7));
const monthOf = (when: Date) => when.toISOString().slice(0, 7);

/** The newest backup of each of the last `most` periods that have any. Weeks without backups do not expire old ones. */
function newestOf(backups: Dated[], periodOf: (when: Date) => string, most: number): string[] {
  const newest = new Map<string, string>();
  for (const { name, at } of backups) {
    const period = periodOf(at);
    if (!newest.has(period)) newest.set(period, name);
  }
  return [...newest.values()].slice(0, most);
}

type Dated = { name: string; at: Date };

/**
 * Which backups of one installation may be deleted: 7 daily, 4 weekly and 12 monthly ones are kept, all of the last 24
 * hours (the one before a damage must survive the one after it), and `proven`, which was restored successfully.
 */
export function superfluous(backups: readonly Dated[], now: Date, proven?: string): string[] {
  const past = backups.filter((one) => !isFuture(one, now)).sort((a, b) => b.at.getTime() - a.at.getTime());
  const kept = new Set([
    ...newestOf(past, dayOf, KEPT.days),
    ...newestOf(past, weekOf, KEPT.weeks),
    ...newestOf(past, monthOf, KEPT.months),
    ...(proven === undefined ? [] : [proven]),
  ]);
  return past
    .filter(({ name, at }) => !kept.has(name) && now.getTime() - at.getTime() >= DAY)
    .map(({ name }) => name);
}
