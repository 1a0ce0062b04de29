import type { CSSProperties } from "react";

interface ProgressBarProps {
  /** Undefined without a target: the bar then fades out. */
  percent: number | undefined;
  label?: string;
  ended?: boolean;
  size?: "md" | "lg";
  className?: string;
}

export function ProgressBar(props: ProgressBarProps) {
  const { percent, label = "Dana terkumpul", ended = false, size = "md", className = "" } = props;
  const filled = Math.min(100, Math.max(0, percent ?? 100));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent === undefined ? undefined : filled}
      aria-valuetext={percent === undefined ? "Target tidak terbatas" : `${percent}%`}
      data-size={size}
      data-tone={toneOf(percent, ended)}
      className={`bar ${className}`}
      style={{ "--value": filled } as CSSProperties}
    >
      <i />
    </div>
  );
}

function toneOf(percent: number | undefined, ended: boolean): string | undefined {
  if (ended) return "ended";
  if (percent === undefined) return "open";
  return percent >= 100 ? "done" : undefined;
}
