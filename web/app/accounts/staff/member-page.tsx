import type { MemberRecord } from "@barakah/contract";
import { ROLES } from "@barakah/contract/platform/staff-roles";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ResetTwoStep, RoleDialog } from "../../backoffice/index.ts";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah, wholeNumber } from "../../platform/format.ts";
import { putCached } from "../../platform/query-client.ts";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { ConfirmForm, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { HistoryLink } from "../../ui/staff/history-link.tsx";
import { momentOf } from "../../ui/staff/moment.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { LoadItem, Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { IdentityFields, NOBODY, proofOf } from "../security/identity-fields.tsx";
import type { Route } from "./+types/member-page";
import { memberRecordQuery } from "./queries.ts";

export default function MemberPage({ params }: Route.ComponentProps) {
  const query = useQuery(memberRecordQuery(Number(params.id)));
  return (
    <LoadItem query={query} title="Anggota" list="/admin/anggota">
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
    ["Peran", member.roles.map((role) => ROLES[role].label).join(", ") || "Anggota"],
    ["Donasi", `${wholeNumber(member.donation_count)} kali, ${rupiah(member.donation_total)}`],
    ["Pesanan dibayar", wholeNumber(member.order_count)],
    ["Kelas diikuti", wholeNumber(member.enrolment_count)],
  ];
  return (
    <WorkPage
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

function Access({ member }: { member: MemberRecord }) {
  const client = useQueryClient();
  const restore = useSend({
    mutationFn: () => api.call("POST /api/admin/members/:id/restore/", { params: { id: member.id } }),
    success: "Anggota diaktifkan lagi.",
    onSuccess: (changed) => putCached(client, memberRecordQuery(member.id).queryKey, changed),
  });
  const [asking, setAsking] = useState<"suspend" | "roles" | "two-step" | "email">();
  const close = () => setAsking(undefined);
  return (
    <div className="bo-fields">
      {member.suspended_at ? (
        <p>
          Ditangguhkan sejak {date(member.suspended_at)}.{" "}
          <span className="text-text-2">{member.suspended_reason}</span>
        </p>
      ) : (
        <p className="text-text-2">Anggota ini dapat masuk.</p>
      )}
      <SmallButton label="Ubah Peran" variant="line" onClick={() => setAsking("roles")} />
      {member.suspended_at ? (
        <SmallButton variant="soft" busy={restore.busy} onClick={() => restore.send()}>
          Aktifkan Lagi
        </SmallButton>
      ) : (
        <SmallButton label="Tangguhkan Anggota" variant="danger-line" onClick={() => setAsking("suspend")} />
      )}
      {member.roles.length > 0 && (
        <SmallButton label="Reset Dua Langkah" variant="line" onClick={() => setAsking("two-step")} />
      )}
      <SmallButton label="E-mail Baru" variant="line" onClick={() => setAsking("email")} />
      {asking === "email" && <EmailDialog member={member} onClose={close} />}
      {asking === "two-step" && <ResetTwoStep member={member} onClose={close} />}
      {asking === "roles" && <RoleDialog member={member} onClose={close} />}
      {asking === "suspend" && <SuspendDialog member={member} onClose={close} />}
    </div>
  );
}

interface DialogProps {
  member: MemberRecord;
  onClose(): void;
}

/** For a member who lost the address and the password: two people agree, then the new address accepts. */
function EmailDialog({ member, onClose }: DialogProps) {
  const form = useDialogForm({
    initial: { email: "", reason: "", ...NOBODY },
    send: ({ email, reason, ...proof }) =>
      api.call("POST /api/admin/members/:id/email/", {
        params: { id: member.id },
        body: { email, reason, ...proofOf(proof) },
      }),
    success: "Diajukan. Petugas lain melihatnya di Persetujuan.",
    refreshes: [],
    onClose,
  });
  return (
    <ConfirmForm
      form={form}
      title={`E-mail baru untuk ${member.full_name || member.username}?`}
      text="Hanya bila anggota ini kehilangan e-mail dan passwordnya. Sesudah petugas lain menyetujui, alamat baru menerima tautan untuk menerimanya, dan alamat lama dikabari."
      confirm="Ajukan"
    >
      <TextInput label="E-mail baru" type="email" {...form.field("email")} />
      <TextArea
        label="Bagaimana kamu tahu bahwa ini orangnya?"
        rows={3}
        maxLength={REASON_MOST}
        {...form.field("reason")}
      />
      <IdentityFields form={form} />
    </ConfirmForm>
  );
}

/** Closes an account to its member; the page shows what the server then says. */
function SuspendDialog({ member, onClose }: DialogProps) {
  const client = useQueryClient();
  const form = useDialogForm({
    initial: { reason: "" },
    send: (body) => api.call("POST /api/admin/members/:id/suspend/", { params: { id: member.id }, body }),
    success: "Anggota ditangguhkan.",
    onSuccess: (changed) => putCached(client, memberRecordQuery(member.id).queryKey, changed),
    refreshes: [],
    onClose,
  });
  return (
    <ConfirmForm
      form={form}
      danger
      title={`Tangguhkan ${member.full_name || member.username}?`}
      text="Semua sesinya langsung berakhir, dan ia tidak dapat masuk lagi, dengan alasan di bawah ini."
      confirm="Tangguhkan"
    >
      <TextArea
        label="Alasan"
        rows={3}
        maxLength={REASON_MOST}
        hint="Dibaca anggota ketika tidak dapat masuk."
        {...form.field("reason")}
      />
    </ConfirmForm>
  );
}
