import type { MemberRecord } from "@barakah/contract";
import { STAFF_ROLE_LABEL } from "@barakah/contract/platform/staff-roles";
import { useQuery } from "@tanstack/react-query";
import { date, rupiah, wholeNumber } from "../../platform/format.ts";
import { LoadItem } from "../../ui/staff/load-item.tsx";
import { momentOf } from "../../ui/staff/moment.ts";
import { Panel } from "../../ui/staff/panel.tsx";
import { WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { HistoryLink } from "../shell/history-link.tsx";
import type { Route } from "./+types/member-page";
import { Access } from "./access.tsx";
import { memberRecordQuery } from "./queries.ts";

export default function MemberPage({ params }: Route.ComponentProps) {
  const query = useQuery(memberRecordQuery(Number(params.id)));
  return (
    <LoadItem query={query} crumb="Anggota" title="Anggota" list="/admin/anggota">
      {(member) => <MemberView member={member} />}
    </LoadItem>
  );
}

function MemberView({ member }: { member: MemberRecord }) {
  const facts: [string, string][] = [
    ["Nama pengguna", member.username],
    ["E-mail", member.email],
    ["Bergabung", date(member.created_at)],
    ["Terakhir masuk", momentOf(member.last_sign_in_at)],
    ["Peran", member.roles.map((role) => STAFF_ROLE_LABEL[role]).join(", ") || "Anggota"],
    ["Donasi", `${wholeNumber(member.donation_count)} kali, ${rupiah(member.donation_total)}`],
    ["Pesanan dibayar", wholeNumber(member.order_count)],
    ["Kelas diikuti", wholeNumber(member.enrolment_count)],
  ];
  return (
    <WorkPage
      crumb="Anggota"
      title={member.full_name || member.username}
      actions={<HistoryLink kind="member" id={member.id} />}
    >
      <div className="bo-grid wide-narrow">
        <Panel title="Tentang anggota">
          <dl className="grid grid-cols-[fit-content(50%)_1fr] gap-x-6 gap-y-2 [&_dt]:text-text-2">
            {facts.map(([name, value]) => (
              <div key={name} className="contents">
                <dt>{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </Panel>
        <Panel
          title="Akses"
          action={
            <StatusBadge tone={member.suspended_at ? "no" : "ok"}>
              {member.suspended_at ? "Ditangguhkan" : "Aktif"}
            </StatusBadge>
          }
        >
          <Access member={member} />
        </Panel>
      </div>
    </WorkPage>
  );
}
