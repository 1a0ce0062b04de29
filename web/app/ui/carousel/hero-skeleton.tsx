import { Skeleton } from "../feedback/skeleton.tsx";
import { Card } from "../layout/card.tsx";

/** The box of a HeroCarousel with its dots. */
export function HeroSkeleton() {
  return (
    <div className="px-4 pb-9">
      <Card className="overflow-hidden rounded-xl">
        <Skeleton className="aspect-[16/9] rounded-none" />
        <div className="px-4 pt-3.5 pb-4">
          <Skeleton className="my-1 h-4 w-5/6" />
          <Skeleton className="mt-2 mb-1 h-4 w-3/5" />
          <Skeleton className="mt-3.5 mb-2.5 h-1.5" />
          <Skeleton className="my-1 h-3.5 w-2/5" />
        </div>
      </Card>
    </div>
  );
}
