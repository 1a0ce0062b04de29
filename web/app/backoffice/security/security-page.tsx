import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { apiOf } from "../../platform/query-client.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useStaff } from "../shell/staff.ts";
import { WorkPage } from "../shell/work-page.tsx";
import { Panel } from "../ui/panel.tsx";
import { useWork } from "../ui/use-work.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUp } from "./set-up.tsx";

const stateQuery = queryOptions({
  queryKey: ["two-step"],
  queryFn: ({ client, signal }) => apiOf(client).call("GET /api/accounts/two-step/", {}, { signal }),
});

/** The second step of signing in, for whoever is signed in. */
export default function SecurityPage() {
  const client = useQueryClient();
  const staff = useStaff();
  const { data } = useQuery(stateQuery);
  const [codes, setCodes] = useState<readonly string[]>();
  async function changed() {
    await client.invalidateQueries({ queryKey: ["two-step"] });
    await client.invalidateQueries({ queryKey: ["staff"] });
  }
  return (
    <WorkPage crumb="Sistem" title="Keamanan">
      <Panel title="Verifikasi dua langkah" className="max-w-[640px]">
        {staff.two_step_required && (
          <Note tone="gold" className="mb-4">
            Akun petugas wajib memakai verifikasi dua langkah. Aktifkan dahulu, lalu lanjutkan bekerja.
          </Note>
        )}
        {!data && <Spinner size="lg" label="Memuat..." />}
        {codes && <RecoveryCodes codes={codes} />}
        {data && !data.enabled && (
          <SetUp
            onDone={(recovery) => {
              setCodes(recovery);
              void changed();
            }}
          />
        )}
        {data?.enabled && <TurnOff left={data.recovery_left} onDone={changed} />}
      </Panel>
    </WorkPage>
  );
}

function TurnOff({ left, onDone }: { left: number; onDone(): Promise<void> }) {
  const work = useWork();
  const [code, setCode] = useState("");
  async function stop() {
    const stopped = await work.run(
      () => api.call("POST /api/accounts/two-step/stop/", { body: { code } }),
      "Verifikasi dua langkah sudah dimatikan.",
    );
    if (stopped) await onDone();
  }
  return (
    <div className="bo-fields">
      <p>Aktif. Kode pemulihan yang tersisa: {left}.</p>
      <TextInput
        label="Kode, untuk mematikannya"
        value={code}
        autoComplete="one-time-code"
        error={work.errorOf("code")}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button variant="danger-line" busy={work.busy} onClick={stop}>
        Matikan
      </Button>
    </div>
  );
}
