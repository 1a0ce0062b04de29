import type { ReactNode } from "react";
import { PageMeta } from "../../platform/page-meta.tsx";
import { foundText, type useSearchTerm } from "../../platform/use-search-term.ts";
import { EmptyState } from "../feedback/empty-state.tsx";
import { LoadMore, type MoreQuery } from "../feedback/load-more.tsx";
import { Loaded, type QueryView } from "../feedback/loaded.tsx";
import { Skeleton, Skeletons } from "../feedback/skeleton.tsx";
import { AppShell } from "../layout/app-shell.tsx";
import { BrandHeader } from "../layout/brand-header.tsx";
import { Card } from "../layout/card.tsx";
import { CardGrid } from "../layout/card-grid.tsx";
import { Section } from "../layout/section.tsx";

interface Counted<Item> {
  pages: { items: Item[]; total: number }[];
}

interface CatalogueListProps<Item> {
  title: string;
  description: string;
  /** Where the search form leads. */
  action: string;
  search: ReturnType<typeof useSearchTerm>;
  query: QueryView<Counted<Item>> & MoreQuery;
  failure: string;
  skeleton: ReactNode;
  /** What the list is called when nothing is searched for, and what one item is called. */
  heading: string;
  noun: string;
  className?: string;
  /** Above and below the list. */
  above?: ReactNode;
  below?: ReactNode;
  children(items: Item[]): ReactNode;
}

/** The page that lists all campaigns, products or courses, with its search. */
export function CatalogueList<Item>(props: CatalogueListProps<Item>) {
  const { title, query, failure, skeleton, heading, noun, className = "mt-2", above, below } = props;
  const { typed, setTyped, term } = props.search;
  const total = query.data?.pages[0]?.total;
  return (
    <AppShell header={<BrandHeader search={{ value: typed, onChange: setTyped, action: props.action }} />}>
      <PageMeta title={title} description={props.description} />
      <h1 className="sr-only">{title}</h1>
      {above}
      <Section
        className={className}
        title={term ? "Hasil Pencarian" : heading}
        aside={total !== undefined && `${foundText(total, term)} ${noun}`}
      >
        <Loaded query={query} failure={failure} skeleton={skeleton}>
          {({ pages }) => props.children(pages.flatMap((page) => page.items))}
        </Loaded>
        <LoadMore query={query} />
      </Section>
      {below}
    </AppShell>
  );
}

interface HomeSectionProps<T> {
  title: string;
  text?: string;
  /** The page with all of it. */
  all: string;
  search: string;
  query: QueryView<T>;
  failure: string;
  skeleton: ReactNode;
  /** Before the list. */
  featured?: ReactNode;
  children(found: T): ReactNode;
}

/** Some campaigns, products or courses on the home page, or those that match its search. */
export const HomeSection = <T,>(props: HomeSectionProps<T>) => (
  <Section
    title={props.title}
    text={props.text}
    more={props.search ? `${props.all}?${new URLSearchParams({ search: props.search })}` : props.all}
  >
    {props.featured}
    <Loaded query={props.query} failure={props.failure} skeleton={props.skeleton}>
      {props.children}
    </Loaded>
  </Section>
);

interface NoItemsProps {
  search: string;
  /** What one item is called, as a sentence begins: 'Program'. */
  name: string;
  /** The heading where there is nothing and nothing was searched for. */
  none: string;
  /** What was searched through, where it is not all of them. */
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
