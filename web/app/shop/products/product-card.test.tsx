import type { ProductSummary } from "@barakah/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { ProductCard } from "./product-card.tsx";

const HONEY: ProductSummary = {
  id: 1,
  slug: "madu",
  title: "Madu Hutan",
  thumbnail: null,
  price: 95_000,
  unit: "botol",
  kind: "goods",
  stock: 24,
  is_featured: true,
  rating: 4.9,
  testimony_count: 38,
  store: null,
  created_at: "2026-01-01T00:00:00.000Z",
};

function card(change: Partial<ProductSummary> = {}): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ProductCard product={{ ...HONEY, ...change }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const words = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

it("names price, unit, rating and stock", () => {
  expect(words(card())).toContain("Madu Hutan Rp. 95.000 / botol Rata-rata 4,9 (38) Stok 24");
});

it("shows 'habis' without stock, and can still be put on the wish list", () => {
  const html = card({ stock: 0 });
  expect(words(html)).toContain("habis");
  expect(html).toContain('aria-label="Simpan Madu Hutan ke Incaran"');
  expect(html).not.toContain("disabled");
});

it("shows no rating before the first testimony", () => {
  expect(words(card({ rating: null, testimony_count: 0 }))).not.toMatch(/Rata-rata|\(0\)/);
});
