import type { Waiting } from "@barakah/contract";
import { fullDay } from "@barakah/contract/platform/day-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { mayOneOf } from "@barakah/contract/platform/staff-roles";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { rupiah, timeAgo } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { useStaff } from "../../ui/staff/current-staff.ts";
import { useMay } from "../../ui/staff/roles.ts";
import { SmallLink } from "../../ui/staff/small-button.tsx";
import { LoadState, Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { SetupWaiting } from "../setup/setup-waiting.tsx";
import { todayQuery } from "../shell/queries.ts";
import { TASKS } from "./tasks.ts";
import { WaitingRoles } from "./waiting-roles.tsx";
import { WAITING_WORDS } from "./waiting-words.ts";

/** What waits for the signed-in member of staff, oldest first, each with its next step. */
export default function TodayPage() {
  const query = useQuery(todayQuery);
  const { full_name, username, roles } = useStaff();
  const administers = useMay("administration");
  const decidesMoney = useMay("money");
  const now = useNow();
  const tasks = TASKS.filter(({ permission }) => mayOneOf(roles, permission));
  return (
    <WorkPage title="Hari ini" className="bo-work bo-grid">
      <div>
        <h2 className="text-xl">
          {/* In large text the greeting is wider than a phone. */}
          Assalamu’
          <wbr />
          alaikum, {full_name || username}
        </h2>
        <p className="text-text-2">{fullDay(jakartaDay(now))}.</p>
      </div>
      {administers && <SetupWaiting />}
      {decidesMoney && <WaitingRoles />}
      <div className="bo-grid wide-narrow">
        <Panel title="Menunggu kamu" note="Yang paling lama di atas" bare>
          <LoadState query={query} failure="Daftar pekerjaan belum dapat dimuat." />
          {query.data?.length === 0 && (
            <p className="px-4.5 pb-4.5 text-text-2">
              Tidak ada yang menunggu. Alhamdulillah, semuanya sudah selesai.
            </p>
          )}
          <ul aria-label="Menunggu kamu">
            {query.data?.map((item) => (
              <WaitingRow key={item.kind} item={item} now={now} />
            ))}
          </ul>
        </Panel>
        {tasks.length > 0 && (
          <Panel title="Mau mengerjakan apa?">
            <ul className="[&>li+li>a]:border-t">
              {tasks.map(({ label, to }) => (
                <li key={label}>
                  <Link
                    to={to}
                    className="flex min-h-11 items-center justify-between gap-2.5 border-border font-[600] hover:text-primary-text"
                  >
                    {label}
                    <Icon name="caret-right-bold" size={16} />
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </WorkPage>
  );
}

function WaitingRow({ item, now }: { item: Waiting; now: number }) {
  const { icon, what, step, to } = WAITING_WORDS[item.kind];
  return (
    <li className="flex items-center gap-3.5 border-t border-border px-4.5 py-3 page-20:flex-wrap">
      <Icon name={icon} size={24} className="text-primary-text" />
      <p className="min-w-0 flex-1">
        <b className="block">{what(item)}</b>
        <span className="block text-text-2">
          Sejak {timeAgo(item.oldest, now)}
          {item.amount !== null && `, ${rupiah(item.amount)}`}
        </span>
      </p>
      <SmallLink to={to(item)} variant="soft" className="flex-none">
        {step}
      </SmallLink>
    </li>
  );
}
