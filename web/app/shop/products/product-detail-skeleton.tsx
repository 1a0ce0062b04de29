import { Skeleton } from "../../ui/feedback/skeleton.tsx";

export function ProductDetailSkeleton() {
  return (
    <>
      <Skeleton className="aspect-[7/6] rounded-none" />
      <div className="mb-2 bg-surface px-4 pt-4 pb-[18px]">
        <Skeleton className="h-7 w-1/2" />
        <Skeleton className="mt-3 h-5 w-4/5" />
        <Skeleton className="mt-3 h-4 w-2/5" />
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
