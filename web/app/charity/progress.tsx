import type { CampaignSummary } from "@barakah/contract";
import { daysLeft, hasPassed, percentOf } from "../platform/format.ts";

export interface CampaignProgress {
  /** Undefined if the campaign has no target; may exceed 100. */
  percent: number | undefined;
  /** '75%', or '∞' without a target. */
  percentText: string;
  ended: boolean;
  /** Undefined if the campaign has no deadline. */
  days: number | undefined;
}

type Measured = Pick<CampaignSummary, "current_amount" | "target_amount" | "deadline">;

export function progressOf(
  { current_amount, target_amount, deadline }: Measured,
  now: number,
): CampaignProgress {
  const percent = percentOf(current_amount, target_amount);
  return {
    percent,
    percentText: percent === undefined ? "∞" : `${percent}%`,
    ended: hasPassed(deadline, now),
    days: deadline === null ? undefined : daysLeft(deadline, now),
  };
}

export function deadlineText({ ended, days }: CampaignProgress): string {
  if (ended) return "berakhir";
  return days === undefined ? "Tenggat: tidak ada" : `${days} hari lagi`;
}

export function PercentText({ progress }: { progress: CampaignProgress }) {
  if (progress.percent !== undefined) return <>{progress.percentText}</>;
  return (
    <>
      <span aria-hidden="true">∞</span>
      <span className="sr-only">Target tidak terbatas</span>
    </>
  );
}
