import { useStaff } from "../shell/staff.ts";
import { WorkPage } from "../shell/work-page.tsx";
import { Panel } from "../ui/panel.tsx";

export default function DashboardPage() {
  const { full_name, username } = useStaff();
  return (
    <WorkPage crumb="Ringkasan" title="Dashboard">
      <Panel title={`Assalamu’alaikum, ${full_name || username}`}>
        <p className="text-text-2">Pilih pekerjaan dari menu di samping.</p>
      </Panel>
    </WorkPage>
  );
}
