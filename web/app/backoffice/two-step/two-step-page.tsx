import { useQuery, useQueryClient } from "@tanstack/react-query";
import { SessionList, TwoStepSettings, twoStepQuery } from "../../accounts/index.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { useStaff } from "../../ui/staff/current-staff.ts";
import { LoadItem, Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";

/** A staff member's own two-step and sessions. */
export default function TwoStepPage() {
  const client = useQueryClient();
  const staff = useStaff();
  const query = useQuery(twoStepQuery);
  return (
    <LoadItem query={query} title="Keamanan" list="/admin">
      {({ enabled, recovery_left }) => (
        <WorkPage title="Keamanan">
          <div className="flex max-w-[640px] flex-col gap-4">
            <Panel
              title="Verifikasi dua langkah"
              action={
                <StatusBadge tone={enabled ? "ok" : "wait"}>{enabled ? "Aktif" : "Belum aktif"}</StatusBadge>
              }
            >
              {staff.two_step_required && (
                <Note tone="gold" className="mb-4">
                  Akun petugas wajib memakai verifikasi dua langkah. Aktifkan dahulu, lalu lanjutkan bekerja.
                </Note>
              )}
              <TwoStepSettings
                enabled={enabled}
                left={recovery_left}
                onChange={() => client.invalidateQueries({ queryKey: ["staff"] })}
              />
            </Panel>
            <Panel title="Perangkat yang masuk">
              <SessionList />
            </Panel>
          </div>
        </WorkPage>
      )}
    </LoadItem>
  );
}
