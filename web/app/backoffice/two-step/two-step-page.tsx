import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Note } from "../../ui/feedback/note.tsx";
import { LoadItem } from "../../ui/staff/load-item.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import { WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { useStaff } from "../shell/staff.ts";
import { twoStepQuery } from "./queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUp } from "./set-up.tsx";
import { TurnOff } from "./turn-off.tsx";

/** Two-step verification (TOTP) of sign-in, for whoever is signed in. */
export default function TwoStepPage() {
  const client = useQueryClient();
  const staff = useStaff();
  const query = useQuery(twoStepQuery);
  const [codes, setCodes] = useState<readonly string[]>();
  async function changed(recovery?: readonly string[]) {
    setCodes(recovery);
    await client.invalidateQueries({ queryKey: twoStepQuery.queryKey });
    await client.invalidateQueries({ queryKey: ["staff"] });
  }
  return (
    <LoadItem query={query} crumb="Sistem" title="Keamanan" list="/admin">
      {({ enabled, recovery_left }) => (
        <WorkPage crumb="Sistem" title="Keamanan">
          <Panel
            title="Verifikasi dua langkah"
            className="max-w-[640px]"
            action={
              <StatusBadge tone={enabled ? "ok" : "wait"}>{enabled ? "Aktif" : "Belum aktif"}</StatusBadge>
            }
          >
            {staff.two_step_required && (
              <Note tone="gold" className="mb-4">
                Akun petugas wajib memakai verifikasi dua langkah. Aktifkan dahulu, lalu lanjutkan bekerja.
              </Note>
            )}
            {codes && <RecoveryCodes codes={codes} />}
            {enabled ? <TurnOff left={recovery_left} onDone={changed} /> : <SetUp onDone={changed} />}
          </Panel>
        </WorkPage>
      )}
    </LoadItem>
  );
}
