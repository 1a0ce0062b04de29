import type { Operations, OperationsProblem } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../platform/browser-api.ts";
import { useNow } from "../platform/now.tsx";
import { Note } from "../ui/feedback/note.tsx";
import { useSend } from "../ui/form/use-send.ts";
import { Icon } from "../ui/icons/icon.tsx";
import { SendButton } from "../ui/staff/send-button.tsx";
import { SmallButton } from "../ui/staff/small-button.tsx";
import { LoadState, WorkPage } from "../ui/staff/work-page.tsx";
import { OperationsJobs } from "./operations-jobs.tsx";
import { AlertsPanel, InstancesPanel, MailPanel } from "./operations-lists.tsx";
import { OperationsTiles } from "./operations-tiles.tsx";
import { operationsQuery } from "./queries.ts";

export default function OperationsPage() {
  const query = useQuery(operationsQuery);
  const { data } = query;
  return (
    <WorkPage title="Operasi" className="bo-work bo-grid" actions={<CheckNow />}>
      <LoadState query={query} failure="Keadaan aplikasi belum dapat dimuat." />
      {data && <Watched operations={data} />}
    </WorkPage>
  );
}

const CheckNow = () => (
  <SendButton
    variant="line"
    success="Pemeriksaan selesai."
    refreshes={[operationsQuery.queryKey]}
    send={() => api.call("POST /api/admin/operations/check/", {})}
  >
    <Icon name="staff-stethoscope" size={18} />
    Periksa sekarang
  </SendButton>
);

function Watched({ operations }: { operations: Operations }) {
  const now = useNow();
  return (
    <>
      {operations.problems.map((problem) => (
        <ProblemNote key={problem.key} problem={problem} operations={operations} />
      ))}
      <OperationsTiles operations={operations} now={now} />
      <div className="bo-grid wide-narrow">
        <div className="bo-grid">
          <OperationsJobs operations={operations} />
          <AlertsPanel alerts={operations.alerts} />
        </div>
        <div className="bo-grid">
          <MailPanel mail={operations.mail} />
          <InstancesPanel operations={operations} />
        </div>
      </div>
    </>
  );
}

function ProblemNote({ problem, operations }: { problem: OperationsProblem; operations: Operations }) {
  const { possible, running } = operations.restore_test;
  const tests = problem.key.startsWith("restore-test") && possible;
  return (
    <Note tone="gold" icon={<Icon name="warning-fill" />} className="items-center">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-[min(15rem,100%)] flex-1">
          <b>{problem.title}.</b> <span className="break-words">{problem.sentence}</span>
        </p>
        {tests && <TestRestore running={running} />}
      </div>
    </Note>
  );
}

function TestRestore({ running }: { running: boolean }) {
  const client = useQueryClient();
  const test = useSend({
    mutationFn: () => api.call("POST /api/admin/operations/restore-test/", {}),
    success: "Uji pemulihan dimulai. Hasilnya muncul di sini.",
    onSuccess: () => client.invalidateQueries(operationsQuery),
  });
  return (
    <SmallButton busy={test.busy || running} onClick={() => test.send()}>
      <Icon name="staff-restore" size={18} />
      {running ? "Sedang diuji…" : "Uji pemulihan"}
    </SmallButton>
  );
}
