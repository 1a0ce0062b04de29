import { Skeleton } from "../ui/feedback/skeleton.tsx";

export function CampaignDetailSkeleton() {
  return (
    <>
      <Skeleton className="aspect-[16/10] rounded-none" />
      <div className="mb-2 bg-surface px-4 pt-4 pb-5">
        <Skeleton className="h-6 w-28 rounded-full" />
        <Skeleton className="mt-3.5 h-5 w-11/12" />
        <Skeleton className="mt-2.5 h-5 w-2/3" />
        <Skeleton className="mt-5 h-7 w-1/2" />
        <Skeleton className="mt-3 h-3.5 w-3/5" />
        <Skeleton className="mt-4 h-2" />
        <Skeleton className="mt-4 h-14 rounded-md" />
      </div>
      <div className="bg-surface p-4">
        <Skeleton className="h-6" />
        <Skeleton className="mt-8 h-3.5" />
        <Skeleton className="mt-2.5 h-3.5" />
        <Skeleton className="mt-2.5 h-3.5 w-3/4" />
      </div>
    </>
  );
}
