import type { ReactNode } from "react";
import { EmptyState } from "../feedback/empty-state.tsx";
import { Skeleton, Skeletons } from "../feedback/skeleton.tsx";
import { Card } from "../layout/card.tsx";
import { CardGrid } from "../layout/card-grid.tsx";

interface NoItemsProps {
  search: string;
  /** The name of one item, capitalised: 'Program'. */
  name: string;
  /** The heading of an empty list without a search. */
  none: string;
  /** The searched part of the catalogue, if it is not all of it. */
  which?: string;
}

/** In place of a list that is empty. */
export function NoItems({ search, name, none, which = name.toLowerCase() }: NoItemsProps) {
  if (!search) return <EmptyState level="p" heading={none} />;
  const text = `Tidak ada ${which} yang cocok dengan “${search}”.`;
  return <EmptyState level="p" heading={`${name} tidak ditemukan.`} text={text} />;
}

/** Cards in two columns, or the sentence that there are none. */
export const ItemGrid = <Item,>({
  items,
  children,
  ...none
}: NoItemsProps & { items: Item[]; children(item: Item): ReactNode }) =>
  items.length === 0 ? <NoItems {...none} /> : <CardGrid>{items.map(children)}</CardGrid>;

interface GridSkeletonProps {
  count: number;
  /** The picture's proportion, as a class. */
  picture: string;
  /** The lines below it, as classes. */
  lines: readonly string[];
}

/** Cards without content, while the list is loaded. */
export const GridSkeleton = ({ count, picture, lines }: GridSkeletonProps) => (
  <CardGrid>
    {Array.from({ length: count }, (_, place) => place).map((place) => (
      <Card key={place} className="overflow-hidden">
        <Skeleton className={`${picture} rounded-none`} />
        <div className="p-3">
          <Skeletons of={lines} />
        </div>
      </Card>
    ))}
  </CardGrid>
);
