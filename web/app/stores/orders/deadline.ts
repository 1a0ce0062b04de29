import { weekdayName } from "@barakah/contract/platform/day-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { timeOfDay } from "../../platform/format.ts";
import type { BadgeTone } from "../../ui/status-badge.tsx";

const DAY = 24 * 3600_000;

/** 'Sebelum Rab, 12.00', or by how many days it is late. */
export function deadlineOf(sendBefore: string, now: number): { tone: BadgeTone; words: string } {
  const late = now - Date.parse(sendBefore);
  if (late < 0)
    return {
      tone: "wait",
      words: `Sebelum ${weekdayName(jakartaDay(sendBefore)).slice(0, 3)}, ${timeOfDay(sendBefore)}`,
    };
  const days = Math.floor(late / DAY);
  return { tone: "no", words: days > 0 ? `Terlambat ${days} hari` : "Terlambat" };
}
