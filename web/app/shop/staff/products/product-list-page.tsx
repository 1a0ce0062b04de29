import type { StaffProductSummary } from "@barakah/contract";
import { rupiah, wholeNumber } from "../../../platform/format.ts";
import type { Column } from "../../../ui/staff/data-table.tsx";
import { CatalogueList } from "../../../ui/staff/editor/catalogue-list.tsx";
import { productsQuery } from "./queries.ts";

const COLUMNS: readonly Column<StaffProductSummary>[] = [
  { head: "Penjual", minor: true, cell: ({ store }) => store ?? "Komunitas" },
  { head: "Harga", right: true, cell: ({ price }) => rupiah(price) },
  { head: "Satuan", minor: true, cell: ({ unit }) => unit || "–" },
  {
    head: "Stok",
    right: true,
    cell: ({ kind, stock }) =>
      kind === "digital" ? (
        "unduhan"
      ) : stock === 0 ? (
        <b className="text-danger">habis</b>
      ) : (
        wholeNumber(stock)
      ),
  },
];

export default function ProductListPage() {
  return <CatalogueList kind="product" columns={COLUMNS} query={productsQuery} />;
}
