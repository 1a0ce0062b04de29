import type { WishListItem } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { MembersPage } from "../../accounts/index.ts";
import art from "../../ui/art/i-rak.svg";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { AppShell } from "../../ui/layout/app-shell.tsx";
import { CartLink } from "../../ui/layout/header-actions.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { wishesQuery } from "../member/shopping-queries.ts";
import { WishRow } from "./wish-row.tsx";

const TITLE = "Produk Incaran";

export default function WishListPage() {
  return (
    <MembersPage
      title={TITLE}
      description="Produk yang kamu simpan untuk dibeli nanti di Sinergy, BARAKAH APP."
      back="/sinergy"
      skeleton={<RowsSkeleton />}
    >
      {(memberId) => <Wishes memberId={memberId} />}
    </MembersPage>
  );
}

function Wishes({ memberId }: { memberId: number }) {
  const wishes = useQuery({ ...wishesQuery(memberId), refetchOnMount: "always" });
  return (
    <AppShell
      header={<PageHeader title={TITLE} back="/sinergy" isHeading actions={<CartLink />} />}
      className="pt-4 pb-8"
    >
      <Loaded query={wishes} failure="Produk incaran gagal dimuat." skeleton={<RowsSkeleton />}>
        {(items) => (items.length === 0 ? <NoWishes /> : <WishList items={items} memberId={memberId} />)}
      </Loaded>
    </AppShell>
  );
}

function WishList({ items, memberId }: { items: WishListItem[]; memberId: number }) {
  return (
    <ul className="flex flex-col gap-3 px-4">
      {items.map(({ id, product }) => (
        <WishRow key={id} product={product} memberId={memberId} />
      ))}
    </ul>
  );
}

function NoWishes() {
  return (
    <StateScreen
      art={art}
      heading="Belum ada produk incaran."
      text="Tekan + INCARAN pada produk yang kamu suka untuk menyimpannya di sini."
    >
      <LinkButton to="/sinergy">Lihat Produk</LinkButton>
    </StateScreen>
  );
}
