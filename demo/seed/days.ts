import { jakartaDay } from "@barakah/contract";

const DAY = 24 * 3600_000;

export const ago = (days: number, minutes = 0) =>
  new Date(Date.now() - days * DAY - minutes * 60_000).toISOString();

export { jakartaDay as dayInJakarta };
