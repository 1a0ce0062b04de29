import type { OwnStore } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MembersPage } from "../accounts/index.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { RowsSkeleton } from "../ui/feedback/skeleton.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Page } from "../ui/layout/page.tsx";
import { ownStoreQuery } from "./queries.ts";

interface OwnStorePageProps {
  title: string;
  back: string;
  children(store: OwnStore, memberId: number): ReactNode;
}

/** A seller's page. Members without a store are shown how to open one. */
export const OwnStorePage = ({ title, back, children }: OwnStorePageProps) => (
  <MembersPage title={title} description={`${title} di BARAKAH APP.`} back={back} skeleton={<RowsSkeleton />}>
    {(memberId) => (
      <WithStore title={title} back={back} memberId={memberId}>
        {(store) => children(store, memberId)}
      </WithStore>
    )}
  </MembersPage>
);

interface WithStoreProps {
  title: string;
  back: string;
  memberId: number;
  children(store: OwnStore): ReactNode;
}

function WithStore({ title, back, memberId, children }: WithStoreProps) {
  const query = useQuery(ownStoreQuery(memberId));
  if (query.data?.store) return children(query.data.store);
  return (
    <Page title={title} back={back} isHeading className="pt-4 pb-8">
      <Loaded query={query} failure="Tokomu gagal dimuat." skeleton={<RowsSkeleton />}>
        {() => (
          <EmptyState
            level="p"
            heading="Kamu belum punya toko."
            text="Jual daganganmu sendiri di Sinergy. Petugas memeriksa pengajuannya dahulu."
          >
            <LinkButton to="/buka-toko" label="Buka toko" />
          </EmptyState>
        )}
      </Loaded>
    </Page>
  );
}
