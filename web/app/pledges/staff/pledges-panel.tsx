import { monthAndYear } from "@barakah/contract/platform/day-words";
import { useQuery } from "@tanstack/react-query";
import { rupiah, wholeNumber } from "../../platform/format.ts";
import { browsedQuery } from "../../platform/staff-query.ts";
import { arrived, DataTable } from "../../ui/staff/data-table.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";

const expectedQuery = () => browsedQuery(["staff", "pledges"], "GET /api/admin/pledges/", { query: {} });

/** What members mean to give this month, beside what came. An intention is no money. */
export function PledgesPanel() {
  const { data } = useQuery(expectedQuery());
  if (!data || data.programmes.length === 0) return null;
  return (
    <Panel
      title={`Niat rutin, ${monthAndYear(data.month)}`}
      note={`${wholeNumber(data.active)} niat berjalan. Diniatkan ${rupiah(data.expected)}, sudah datang ${rupiah(data.came)}.`}
      bare
    >
      <DataTable
        caption="Niat rutin menurut program"
        empty="Belum ada niat rutin."
        query={arrived(data.programmes)}
        columns={[
          { head: "Untuk", cell: ({ title }) => title },
          { head: "Diniatkan", right: true, cell: ({ expected }) => rupiah(expected) },
          { head: "Sudah datang", right: true, cell: ({ came }) => rupiah(came) },
          {
            head: "Terlaksana",
            right: true,
            cell: ({ given, times }) => `${wholeNumber(given)} dari ${wholeNumber(times)} kali`,
          },
        ]}
      />
    </Panel>
  );
}
