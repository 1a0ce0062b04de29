import type { Operations, OperationsJob } from "@barakah/contract";
import { BACKGROUND_JOB_LABEL } from "@barakah/contract/operations/job-words";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../platform/browser-api.ts";
import { timeOfDay, wholeNumber } from "../platform/format.ts";
import { Button } from "../ui/form/button.tsx";
import { useSend } from "../ui/form/use-send.ts";
import { arrived, type Column, DataTable } from "../ui/staff/data-table.tsx";
import { Segments } from "../ui/staff/segments.tsx";
import { Panel } from "../ui/staff/work-page.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";
import { duration, JOB_STATE } from "./figures.ts";
import { operationsQuery } from "./queries.ts";

const COLUMNS: readonly Column<OperationsJob>[] = [
  {
    head: "Pekerjaan",
    title: true,
    cell: ({ name, error, state }) => (
      <>
        <b className="font-semibold">{BACKGROUND_JOB_LABEL[name] ?? name}</b>
        {state !== "fine" && error && <small className="block text-text-2">{error}</small>}
      </>
    ),
  },
  { head: "Terakhir", cell: ({ last_at }) => (last_at ? timeOfDay(last_at) : "–") },
  {
    head: "Lama",
    minor: true,
    cell: ({ milliseconds }) => (milliseconds === null ? "–" : duration(milliseconds)),
  },
  { head: "Antre", right: true, cell: ({ waiting }) => wholeNumber(waiting) },
  { head: "Keadaan", cell: (job) => <JobState job={job} /> },
];

function JobState({ job }: { job: OperationsJob }) {
  const client = useQueryClient();
  const retry = useSend({
    mutationFn: () =>
      api.call("POST /api/admin/operations/jobs/:name/retry/", { params: { name: job.name } }),
    success: "Dicoba lagi.",
    onSuccess: () => client.invalidateQueries(operationsQuery),
  });
  const { label, tone } = JOB_STATE[job.state];
  return (
    <span className="flex flex-wrap items-center gap-2">
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {job.state !== "fine" && (
        <Button variant="line" size="sm" busy={retry.busy} onClick={() => retry.send()} label="Ulangi" />
      )}
    </span>
  );
}

export function OperationsJobs({ operations }: { operations: Operations }) {
  const [onlyTrouble, setOnlyTrouble] = useState(false);
  const { jobs, done_today } = operations;
  const trouble = jobs.filter(({ state }) => state !== "fine");
  const waiting = jobs.reduce((sum, job) => sum + job.waiting, 0);
  return (
    <Panel
      bare
      title="Pekerjaan"
      note={`Antrean ${wholeNumber(waiting)}. Hari ini ${wholeNumber(done_today)} selesai.`}
      action={
        <Segments
          label="Pekerjaan yang mana"
          options={[
            { value: false, label: "Semua" },
            { value: true, label: `Bermasalah ${trouble.length}` },
          ]}
          value={onlyTrouble}
          onChange={setOnlyTrouble}
        />
      }
    >
      <DataTable
        caption="Pekerjaan latar"
        columns={COLUMNS}
        rowKey={({ name }) => name}
        query={arrived(onlyTrouble ? trouble : jobs)}
        empty={onlyTrouble ? "Tidak ada yang bermasalah." : "Belum ada pekerjaan."}
      />
    </Panel>
  );
}
