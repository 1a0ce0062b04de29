import type { CampaignProgress } from "./progress.ts";

export function PercentText({ progress }: { progress: CampaignProgress }) {
  if (progress.percent !== undefined) return <>{progress.percentText}</>;
  return (
    <>
      <span aria-hidden="true">∞</span>
      <span className="sr-only">Target tidak terbatas</span>
    </>
  );
}
