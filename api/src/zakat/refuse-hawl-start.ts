import { invalid } from "../platform/errors.ts";

/** An earlier day is a typing error. */
const EARLIEST = "1990-01-01";

/** Wealth reached the nisab on a day that has come, and not decades ago. */
export function refuseHawlStart(started: string, today: string): void {
  if (started > today) throw invalid({ started_on: ["Tanggal itu belum tiba."] });
  if (started < EARLIEST) throw invalid({ started_on: ["Tanggal itu terlalu lama berlalu."] });
}
