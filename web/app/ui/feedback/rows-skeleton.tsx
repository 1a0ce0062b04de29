import { Skeleton } from "./skeleton.tsx";

/** The place of a few rows of a member's own things. */
export const RowsSkeleton = ({ className = "h-[116px]" }: { className?: string }) => (
  <div className="flex flex-col gap-3 px-4">
    <Skeleton className={`rounded-lg ${className}`} />
    <Skeleton className={`rounded-lg ${className}`} />
    <Skeleton className={`rounded-lg ${className}`} />
  </div>
);
