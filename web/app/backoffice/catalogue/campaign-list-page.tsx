import type { StaffCampaignSummary } from "@barakah/contract";
import { CATEGORY_LABEL } from "@barakah/contract/categories";
import { useQuery } from "@tanstack/react-query";
import { date, rupiah } from "../../platform/format.ts";
import type { Column } from "../ui/data-table.tsx";
import { useListAddress } from "../ui/list-address.ts";
import { CatalogueList } from "./catalogue-list.tsx";
import { campaignsQuery } from "./queries.ts";

const COLUMNS: readonly Column<StaffCampaignSummary>[] = [
  { head: "Kategori", cell: ({ category }) => CATEGORY_LABEL[category] },
  { head: "Terkumpul", right: true, cell: ({ current_amount }) => rupiah(current_amount) },
  {
    head: "Target",
    right: true,
    cell: ({ target_amount }) => (target_amount > 0 ? rupiah(target_amount) : "∞"),
  },
  { head: "Donatur", right: true, cell: ({ donor_count }) => donor_count },
  { head: "Tenggat", right: true, cell: ({ deadline }) => (deadline ? date(deadline) : "–") },
];

export default function CampaignListPage() {
  const address = useListAddress();
  const query = useQuery(campaignsQuery(address));
  return (
    <CatalogueList title="Kampanye" thing="kampanye" columns={COLUMNS} address={address} query={query} />
  );
}
