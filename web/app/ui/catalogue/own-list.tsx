import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyState } from "../feedback/empty-state.tsx";
import { LoadMore } from "../feedback/load-more.tsx";
import { Loaded } from "../feedback/loaded.tsx";
import { RowsSkeleton } from "../feedback/skeleton.tsx";
import { LinkButton } from "../form/link-button.tsx";
import { ActionBar } from "../layout/action-bar.tsx";
import { Page } from "../layout/page.tsx";

interface OwnListProps<Item> {
  title: string;
  back: string;
  query: UseInfiniteQueryResult<{ pages: { items: Item[] }[] }>;
  failure: string;
  empty: { heading: string; text: string };
  add: { to: string; label: string };
  row(item: Item): ReactNode;
}

/** A member's own items, page by page, and a link to add one. */
export function OwnList<Item>({ title, back, query, failure, empty, add, row }: OwnListProps<Item>) {
  return (
    <Page
      title={title}
      back={back}
      isHeading
      className="px-4 pt-4 pb-8"
      actions={
        <ActionBar>
          <LinkButton {...add} block icon="plus-bold" />
        </ActionBar>
      }
    >
      <Loaded query={query} failure={failure} skeleton={<RowsSkeleton />}>
        {({ pages }) => {
          const all = pages.flatMap(({ items }) => items);
          if (all.length === 0) return <EmptyState level="p" {...empty} />;
          return <ul className="flex flex-col gap-3">{all.map(row)}</ul>;
        }}
      </Loaded>
      <LoadMore query={query} />
    </Page>
  );
}
