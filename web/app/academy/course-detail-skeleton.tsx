import { Skeleton } from "../ui/feedback/skeleton.tsx";

export function CourseDetailSkeleton() {
  return (
    <>
      <Skeleton className="aspect-[16/9] rounded-none" />
      <div className="mb-2 bg-surface px-4 pt-4 pb-5">
        <Skeleton className="h-6 w-28 rounded-full" />
        <Skeleton className="mt-2.5 h-7 w-4/5" />
        <Skeleton className="mt-2 h-7 w-1/3" />
      </div>
      <div className="bg-surface p-4">
        <Skeleton className="h-12" />
        <Skeleton className="mt-4 h-40" />
      </div>
    </>
  );
}
