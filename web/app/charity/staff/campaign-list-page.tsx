import type { StaffCampaignSummary } from "@barakah/contract";
import { CATEGORY_LABEL } from "@barakah/contract/charity/categories";
import { date, rupiah } from "../../platform/format.ts";
import type { Column } from "../../ui/staff/data-table.tsx";
import { CatalogueList } from "../../ui/staff/editor/catalogue-list.tsx";
import { campaignsQuery } from "./queries.ts";

const COLUMNS: readonly Column<StaffCampaignSummary>[] = [
  { head: "Kategori", minor: true, cell: ({ category }) => CATEGORY_LABEL[category] },
  { head: "Terkumpul", right: true, cell: ({ current_amount }) => rupiah(current_amount) },
  {
    head: "Target",
    right: true,
    minor: true,
    cell: ({ target_amount }) => (target_amount > 0 ? rupiah(target_amount) : "∞"),
  },
  { head: "Donatur", right: true, minor: true, cell: ({ donor_count }) => donor_count },
  { head: "Tenggat", right: true, cell: ({ deadline }) => (deadline ? date(deadline) : "–") },
];

export default function CampaignListPage() {
  return <CatalogueList kind="campaign" columns={COLUMNS} query={campaignsQuery} />;
}
