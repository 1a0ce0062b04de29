import { WorkPage } from "../../ui/staff/work-page.tsx";
import { ImportForm } from "./import-form.tsx";

export default function ImportPage() {
  return (
    <WorkPage crumb="Mutasi bank" title="Impor mutasi">
      <ImportForm />
    </WorkPage>
  );
}
