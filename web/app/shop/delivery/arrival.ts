const MONTH = new Intl.DateTimeFormat("id-ID", { day: "numeric", month: "long", timeZone: "Asia/Jakarta" });
const LONG = new Intl.DateTimeFormat("id-ID", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "Asia/Jakarta",
});
const DAY = 24 * 3600_000;

const dayAt = (day: string) => new Date(`${day}T12:00:00+07:00`);

/** '17–18 November', '29 November–2 Desember', or one day. */
function between(from: Date, until: Date): string {
  const [first, last] = [MONTH.format(from), MONTH.format(until)];
  if (first === last) return last;
  const [day = "", month] = first.split(" ");
  return last.endsWith(` ${month}`) ? `${day}–${last}` : `${first}–${last}`;
}

const days = (min: number, max: number) => (min === max ? `${max} hari` : `${min}–${max} hari`);

/** When a parcel that leaves tomorrow comes: 'Tiba 17–18 November, 2–3 hari'. */
export const arrivalOf = (min: number, max: number, now: number): string =>
  `Tiba ${between(new Date(now + min * DAY), new Date(now + max * DAY))}, ${days(min, max)}`;

/** The headline of an order that is on its way. */
export const arrivesOn = (from: string, until: string): string =>
  from === until ? `Tiba ${LONG.format(dayAt(until))}` : `Tiba ${between(dayAt(from), dayAt(until))}`;

export const longDay = (instant: string): string => LONG.format(new Date(instant));
