import type { Product, Testimony } from "@barakah/contract";
import { Link } from "react-router";
import { date, fileSize, wholeNumber } from "../../platform/format.ts";
import { ItemPicture } from "../../ui/catalogue/item.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ExpandableHtml } from "../../ui/html/expandable-html.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { InTurn } from "../../ui/layout/in-turn.tsx";
import { Tabs } from "../../ui/layout/tabs.tsx";
import { Avatar, initialsOf } from "../../ui/pictures/avatar.tsx";
import { Stars } from "../../ui/stars.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { Price, Rating, ratingText } from "../catalogue/product-facts.tsx";
import { isSoldOut, stockText } from "../catalogue/stock-text.ts";
import { TestimonyExtras } from "./testimony-extras.tsx";

export function ProductDetail({ product }: { product: Product }) {
  const soldOut = isSoldOut(product);
  return (
    <>
      <ItemPicture ratio="7:6" src={product.thumbnail} alt={product.title} off={soldOut} />
      <section className="mb-2 bg-surface px-4 pt-4 pb-[18px]">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p>
            <Price
              price={product.price}
              unit={product.unit}
              className="text-[min(1.5rem,9vw)] leading-[2rem] tracking-[-.02em]"
            />
          </p>
          <StatusBadge tone={soldOut ? "mute" : "ok"}>{soldOut ? "habis" : stockText(product)}</StatusBadge>
        </div>
        <h1 className="mt-1 text-xl leading-[1.5625rem]">{product.title}</h1>
        {product.store && (
          <Link
            to={`/toko/${product.store.slug}`}
            className="-mb-1 inline-flex min-h-(--tap) items-center gap-1.5 text-sm font-semibold text-primary-text"
          >
            <Icon name="storefront" size={18} /> {product.store.name}
          </Link>
        )}
        {product.rating !== null && (
          <p className="mt-1.5 text-sm text-text-2">
            <Rating rating={product.rating}>{`${wholeNumber(product.testimony_count)} testimoni`}</Rating>
          </p>
        )}
      </section>
      <InTurn>
        <Tabs
          label="Tentang produk"
          tabs={[
            { key: "keterangan", label: "Keterangan", panel: <ProductDescription product={product} /> },
            { key: "testimoni", label: "Testimoni", panel: <TestimonyList product={product} /> },
          ]}
        />
      </InTurn>
    </>
  );
}

const ProductDescription = ({ product }: { product: Product }) => (
  <>
    <ExpandableHtml html={product.description} empty="Tidak ada deskripsi." />
    <dl className="mt-1 divide-y divide-border text-sm">
      {product.kind === "digital" ? (
        <>
          <Fact name="Berkas" value={fileText(product)} />
          <Fact name="Diterima" value="Begitu pembayaran diverifikasi" />
          <Fact name="Di tiap halaman" value="Tercantum namamu" />
          <Fact name="Uang kembali" value="Hanya sebelum berkasnya diunduh" />
        </>
      ) : (
        <>
          <Fact name="Satuan" value={product.unit} />
          <Fact name="Stok" value={isSoldOut(product) ? "habis" : wholeNumber(product.stock)} />
        </>
      )}
    </dl>
  </>
);

const fileText = ({ file }: Product) =>
  file ? `PDF, ${wholeNumber(file.pages)} halaman, ${fileSize(file.bytes)}` : "PDF";

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4 py-2.5">
    <dt className="text-text-2">{name}</dt>
    <dd className="min-w-0 text-right font-semibold wrap-anywhere">{value}</dd>
  </div>
);

function TestimonyList({ product }: { product: Product }) {
  if (product.testimonies.length === 0) return <EmptyState level="p" heading="Belum ada testimoni." />;
  return (
    <>
      {product.rating !== null && (
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-text-2">
          <b className="text-3xl font-extrabold text-text">{ratingText(product.rating)}</b>
          dari 5 bintang · {wholeNumber(product.testimony_count)} testimoni
        </p>
      )}
      <ul className="divide-y divide-border">
        {product.testimonies.map((testimony) => (
          <TestimonyRow key={testimony.id} testimony={testimony} />
        ))}
      </ul>
    </>
  );
}

const TestimonyRow = ({ testimony }: { testimony: Testimony }) => (
  <li className="flex items-start gap-3 py-3">
    <Avatar>{initialsOf(testimony.customer)}</Avatar>
    <div className="min-w-0 flex-1">
      <div className="flex items-center justify-between gap-2">
        <b className="text-sm wrap-anywhere">{testimony.customer}</b>
        <span className="text-xs text-text-3">{date(testimony.created_at)}</span>
      </div>
      <Stars count={testimony.stars} />
      <p className="mt-0.5 text-sm whitespace-pre-line text-text-2 wrap-anywhere">{testimony.description}</p>
      <TestimonyExtras {...testimony} />
    </div>
  </li>
);
