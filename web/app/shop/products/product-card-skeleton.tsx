import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardGrid } from "../../ui/layout/card-grid.tsx";

function ProductCardSkeleton() {
  return (
    <Card className="overflow-hidden">
      <Skeleton className="aspect-square rounded-none" />
      <div className="p-3">
        <Skeleton className="mt-1 h-3 w-11/12" />
        <Skeleton className="mt-2 mb-1 h-3 w-2/3" />
        <Skeleton className="mt-3 h-4 w-3/4" />
        <Skeleton className="mt-3 mb-1 h-3" />
      </div>
    </Card>
  );
}

export function ProductGridSkeleton({ cards }: { cards: number }) {
  const places = Array.from({ length: cards }, (_, place) => place);
  return (
    <CardGrid>
      {places.map((place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </CardGrid>
  );
}
