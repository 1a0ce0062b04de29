import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DownloadButtons } from "../../ui/staff/download-buttons.tsx";
import { useListParams } from "../../ui/staff/list-params.ts";
import { SmallLink } from "../../ui/staff/small-button.tsx";
import { WorkPage } from "../../ui/staff/work-page.tsx";
import { AccountsPanel } from "./accounts-panel.tsx";
import { JournalPanel } from "./journal-panel.tsx";
import { accountsQuery } from "./queries.ts";
import { dayOf, journalFilter, narrowing } from "./use-journal.ts";

export default function BooksPage() {
  const params = useListParams();
  const today = jakartaDay();
  const addressDay = dayOf(params.filter("hari"));
  const [day, setDay] = useState(addressDay && addressDay < today ? addressDay : today);
  const filter = journalFilter(params);
  const { data } = useQuery(accountsQuery(day));
  const chosen = data?.accounts.find(({ account }) => account === filter.account);
  return (
    <WorkPage
      title="Buku"
      actions={
        <>
          <SmallLink label="Cocokkan bank" to="/admin/buku/bank" variant="line" />
          <DownloadButtons
            what="ledger"
            name="buku-besar"
            label="Ekspor"
            query={narrowing(filter)}
            shortcut="e"
          />
        </>
      }
    >
      <div className="grid grid-cols-[max(330px,min(20.625rem,40%))_minmax(0,1fr)] items-start gap-4 page-54:grid-cols-1">
        <AccountsPanel
          day={day}
          account={filter.account}
          onDay={setDay}
          onAccount={(akun) => params.change({ filters: { akun } })}
        />
        <JournalPanel
          filter={filter}
          params={params}
          name={chosen?.name ?? (filter.account || "Semua akun")}
        />
      </div>
    </WorkPage>
  );
}
