import type { ReactNode } from "react";
import { PageMeta } from "../../platform/page-meta.tsx";
import { foundText, type useSearchTerm } from "../../platform/use-search-term.ts";
import { LoadMore, type MoreQuery } from "../feedback/load-more.tsx";
import { Loaded, type QueryView } from "../feedback/loaded.tsx";
import { AppShell } from "../layout/app-shell.tsx";
import { BrandHeader } from "../layout/brand-header.tsx";
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
  /** The title of the list without a search, and the name of one item. */
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
  /** The page with all of it. */
  all: string;
  search: string;
  query: QueryView<T>;
  failure: string;
  skeleton: ReactNode;
  children(found: T): ReactNode;
}

/** Some campaigns, products or courses on the home page, or those that match its search. */
export const HomeSection = <T,>(props: HomeSectionProps<T>) => (
  <Section
    title={props.title}
    more={props.search ? `${props.all}?${new URLSearchParams({ search: props.search })}` : props.all}
  >
    <Loaded query={props.query} failure={props.failure} skeleton={props.skeleton}>
      {props.children}
    </Loaded>
  </Section>
);
