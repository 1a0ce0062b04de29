import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CardGrid } from "../ui/layout/card-grid.tsx";

function CampaignCardSkeleton() {
  return (
    <Card className="overflow-hidden">
      <Skeleton className="aspect-[4/3] rounded-none" />
      <div className="p-3">
        <Skeleton className="mt-1 h-3 w-11/12" />
        <Skeleton className="mt-2 mb-1 h-3 w-2/3" />
        <Skeleton className="mt-3.5 mb-2.5 h-1.5" />
        <Skeleton className="h-3 w-2/5" />
        <Skeleton className="mt-2 mb-1 h-3.5 w-3/4" />
        <Skeleton className="mt-4.5 mb-1 h-3" />
      </div>
    </Card>
  );
}

export function CampaignGridSkeleton({ cards }: { cards: number }) {
  const places = Array.from({ length: cards }, (_, place) => place);
  return (
    <CardGrid>
      {places.map((place) => (
        <CampaignCardSkeleton key={place} />
      ))}
    </CardGrid>
  );
}
