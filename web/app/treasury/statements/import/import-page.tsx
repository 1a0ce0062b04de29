import { SmallButton } from "../../../ui/staff/small-button.tsx";
import { useSendKey } from "../../../ui/staff/use-send-key.ts";
import { WorkPage } from "../../../ui/staff/work-page.tsx";
import { FileBalances } from "./file-balances.tsx";
import { FilePanel } from "./file-panel.tsx";
import { FileSums } from "./file-sums.tsx";
import { FilesOfBank, GapNote } from "./files-of-bank.tsx";
import { ReadLines } from "./read-lines.tsx";
import { UnreadRows } from "./unread-rows.tsx";
import { useImport } from "./use-import.ts";
import "./import.css";

export default function ImportPage() {
  const work = useImport();
  const { read, waiting, sending, preview } = work;
  useSendKey(() => void work.send());
  const fresh = preview && preview.incoming.count + preview.outgoing.count;
  return (
    <WorkPage
      crumb="Mutasi bank"
      title="Impor mutasi"
      actions={
        <SmallButton
          busy={sending.busy}
          disabled={!read || read.entries.length === 0 || waiting > 0}
          onClick={() => work.send()}
        >
          {fresh ? `Impor ${fresh} baris` : "Impor"} <kbd>Ctrl Enter</kbd>
        </SmallButton>
      }
    >
      <div className="bo-grid wide-narrow">
        <div className="bo-grid">
          <FilePanel work={work} />
          {read && <FileSums work={work} read={read} />}
          {preview?.gap && <GapNote gap={preview.gap} opening={work.balances.opening ?? null} />}
          {read && read.unread.length > 0 && <UnreadRows work={work} unread={read.unread} />}
          {read && <ReadLines read={read} />}
        </div>
        <div className="bo-grid">
          {read && <FileBalances work={work} read={read} />}
          <FilesOfBank bank={work.bank} />
        </div>
      </div>
    </WorkPage>
  );
}
