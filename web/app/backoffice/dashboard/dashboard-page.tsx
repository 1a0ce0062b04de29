import { fullDay } from "@barakah/contract/platform/day-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { timeAgo } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { OverdueNotices, ProposalsWaiting } from "../../treasury/index.ts";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { SealCheckFillIcon } from "../../ui/icons/icons.tsx";
import { Awaited } from "../../ui/staff/awaited.tsx";
import { DownloadButtons } from "../../ui/staff/download-buttons.tsx";
import { Segments } from "../../ui/staff/segments.tsx";
import { WorkPage } from "../../ui/staff/work-page.tsx";
import { SetupWaiting } from "../setup/setup-waiting.tsx";
import { useMay } from "../shell/staff.ts";
import { DashboardCharts } from "./dashboard-charts.tsx";
import { DashboardLists } from "./dashboard-lists.tsx";
import { DashboardTiles } from "./dashboard-tiles.tsx";
import { dashboardQuery, SPANS, type Span } from "./queries.ts";

export default function DashboardPage() {
  const [span, setSpan] = useState<Span>("30");
  const query = useQuery(dashboardQuery(span));
  const mayMoney = useMay("administrator", "bendahara");
  const mayEverything = useMay("administrator");
  const now = useNow();
  const { data } = query;
  const oldest = data?.waiting.oldest;
  return (
    <WorkPage crumb="Ringkasan" title="Dashboard" className="bo-work bo-grid">
      <div className="flex flex-wrap items-center gap-2.5">
        <div className="mr-auto">
          <h2 className="text-xl">
            {/* In large text the greeting is wider than a phone. */}
            Assalamu’
            <wbr />
            alaikum{data && `, ${data.waiting.count} transfer menunggu verifikasi`}
          </h2>
          <p className="text-text-2">
            {fullDay(jakartaDay(now))}.{oldest && ` Yang tertua ${timeAgo(oldest, now)}.`}
          </p>
        </div>
        <Segments
          label="Rentang waktu"
          options={SPANS.map((days) => ({ value: days, label: `${days} hari` }))}
          value={span}
          onChange={setSpan}
        />
        {mayMoney && <DownloadButtons what="donations" name={`donasi-${span}-hari`} query={{ days: span }} />}
        {mayMoney && (
          <LinkButton to="/admin/verifikasi" size="sm" className="btn-40">
            <SealCheckFillIcon size={18} />
            Mulai verifikasi
          </LinkButton>
        )}
      </div>
      {mayEverything && <SetupWaiting />}
      {mayMoney && <ProposalsWaiting />}
      {mayMoney && <OverdueNotices />}
      <Awaited query={query} failure="Ringkasan belum dapat dimuat." />
      {data && (
        <>
          <DashboardTiles dashboard={data} days={span} />
          <DashboardCharts dashboard={data} days={span} />
          <DashboardLists dashboard={data} />
        </>
      )}
    </WorkPage>
  );
}
