import { Skeleton } from "../ui/feedback/skeleton.tsx";

const LINES = [0, 1, 2, 3, 4, 5];

export const ProfileSkeleton = () => (
  <>
    <div className="mb-2 flex items-center gap-[18px] bg-surface px-4 py-5">
      <Skeleton className="size-[72px] rounded-full" />
      <div className="flex-1">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="mt-2.5 h-3.5 w-4/5" />
      </div>
    </div>
    <div className="bg-surface p-4">
      <Skeleton className="h-6" />
      {LINES.map((line) => (
        <Skeleton key={line} className="mt-6 h-4" />
      ))}
    </div>
  </>
);
