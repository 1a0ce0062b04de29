import type { ProductSummary, WishListItem } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { MembersPage } from "../../accounts/index.ts";
import art from "../../ui/art/i-rak.svg";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { RowsSkeleton } from "../../ui/feedback/skeleton.tsx";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { Button } from "../../ui/form/button.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CartLink } from "../../ui/layout/header-actions.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { useAdding } from "../cart/use-adding.ts";
import { Price } from "../catalogue/product-facts.tsx";
import { ProductLink, ProductPicture } from "../catalogue/product-picture.tsx";
import { isSoldOut, stockText } from "../catalogue/stock-text.ts";
import { wishesQuery } from "../member/shopping-queries.ts";
import { useUnwishing } from "./use-wishes.ts";

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
    <Page title={TITLE} back="/sinergy" isHeading tools={<CartLink />} className="pt-4 pb-8">
      <Loaded query={wishes} failure="Produk incaran gagal dimuat." skeleton={<RowsSkeleton />}>
        {(items) => (items.length === 0 ? <NoWishes /> : <WishList items={items} memberId={memberId} />)}
      </Loaded>
    </Page>
  );
}

const WishList = ({ items, memberId }: { items: WishListItem[]; memberId: number }) => (
  <ul className="flex flex-col gap-3 px-4">
    {items.map(({ id, product }) => (
      <WishRow key={id} product={product} memberId={memberId} />
    ))}
  </ul>
);

const NoWishes = () => (
  <StateScreen
    art={art}
    heading="Belum ada produk incaran."
    text="Tekan + INCARAN pada produk yang kamu suka untuk menyimpannya di sini."
  >
    <LinkButton to="/sinergy">Lihat Produk</LinkButton>
  </StateScreen>
);

function WishRow({ product, memberId }: { product: ProductSummary; memberId: number }) {
  const { add, adding } = useAdding();
  const unwish = useUnwishing();
  const { id, slug, title, price, unit } = product;
  return (
    <Card as="li" className="flex flex-wrap gap-3 p-3">
      <div className="w-21 flex-none self-start overflow-hidden rounded-md">
        <ProductPicture product={product} sizes="84px" />
      </div>
      <div className="flex min-w-0 flex-[1_1_10rem] flex-col">
        <div className="flex items-start gap-2">
          <h2 className="min-w-0 flex-1 text-sm leading-[1.1875rem] font-semibold">
            <ProductLink {...product} />
          </h2>
          <IconButton
            label={`Hapus ${title} dari Incaran`}
            onClick={() => unwish({ memberId, product })}
            className="-mt-2.5 -mr-2.5 -mb-3.5 text-text-2"
          >
            <Icon name="trash" size={20} />
          </IconButton>
        </div>
        <p className="mt-1">
          <Price price={price} unit={unit} className="text-md" />
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pt-2">
          <span className="text-xs text-text-2">{stockText(product)}</span>
          <Button
            size="sm"
            variant="soft"
            busy={adding}
            disabled={isSoldOut(product)}
            aria-label={`+ KERANJANG ${title}`}
            onClick={() => add({ memberId, productId: id, slug, quantity: 1 })}
          >
            + KERANJANG
          </Button>
        </div>
      </div>
    </Card>
  );
}
