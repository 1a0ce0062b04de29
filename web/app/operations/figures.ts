import type { OperationsJob } from "@barakah/contract";
import type { BadgeTone } from "../ui/status-badge.tsx";

const UNITS = ["B", "KB", "MB", "GB", "TB"];

/** With two significant digits: 1,8 GB. */
export function bytes(value: number): string {
  const power = value < 1024 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(value) / Math.log(1024)));
  const scaled = value / 1024 ** power;
  const digits = scaled < 10 && power > 0 ? 1 : 0;
  return `${scaled.toLocaleString("id-ID", { maximumFractionDigits: digits })} ${UNITS[power]}`;
}

/** 0,6 s; below a tenth in milliseconds. */
export function duration(milliseconds: number): string {
  if (milliseconds < 100) return `${milliseconds} md`;
  return `${(milliseconds / 1000).toLocaleString("id-ID", { maximumFractionDigits: 1 })} detik`;
}

/** A duration in its largest full unit. */
export function age(milliseconds: number): string {
  const hours = Math.floor(milliseconds / 3600_000);
  if (hours >= 48) return `${Math.floor(hours / 24)} hari`;
  if (hours >= 1) return `${hours} jam`;
  return `${Math.max(0, Math.floor(milliseconds / 60_000))} menit`;
}

export const JOB_STATE: Record<OperationsJob["state"], { label: string; tone: BadgeTone }> = {
  fine: { label: "jalan", tone: "ok" },
  failing: { label: "dicoba lagi", tone: "wait" },
  given_up: { label: "menyerah", tone: "no" },
};
