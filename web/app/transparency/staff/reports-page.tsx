import { LinkButton } from "../../ui/form/link-button.tsx";
import { WorkPage } from "../../ui/staff/work-page.tsx";
import { AccountMapping } from "./account-mapping.tsx";
import { AuditorFiles } from "./auditor-files.tsx";
import { BooksDownload } from "./books-download.tsx";
import { ClosingCard } from "./closing-card.tsx";

/** Months to close, the books for accountants, and what auditors wrote. */
export default function ReportsPage() {
  return (
    <WorkPage
      crumb="Dana"
      title="Laporan"
      actions={
        <LinkButton to="/transparansi" variant="line" size="sm">
          Halaman transparansi
        </LinkButton>
      }
    >
      <div className="reports">
        <ClosingCard />
        <div>
          <BooksDownload />
          <AuditorFiles />
          <AccountMapping />
        </div>
      </div>
    </WorkPage>
  );
}
