import { rupiah } from "../../platform/format.ts";
import type { ScanList } from "./judge-ticket.ts";
import { useTakeCash } from "./take-cash.ts";
import type { useScanner } from "./use-scanner.ts";
import { PanelButton } from "./verdict-panel.tsx";

interface VerdictChoicesProps {
  slug: string;
  list: ScanList;
  scanner: ReturnType<typeof useScanner>;
}

export function VerdictChoices({ slug, list, scanner }: VerdictChoicesProps) {
  const { shown, mode, next, record } = scanner;
  const due = shown?.is === "unpaid" ? shown.ticket.due : 0;
  const code = shown?.is === "unpaid" ? shown.code : "";
  const cash = useTakeCash({ slug, code, due, onPaid: () => void scanner.loadList().then(next) });
  if (!shown || (shown.is === "valid" && mode.kind !== "handout")) return null;
  const name = "ticket" in shown ? shown.ticket.name : "";
  const anyway = async () => {
    if ("hash" in shown) await record(shown.code, shown.hash, name, true);
    next();
  };
  return (
    <>
      {shown.is === "valid" && <PanelButton onClick={next}>Tidak jadi</PanelButton>}
      {(shown.is === "again" || shown.is === "unlisted" || shown.is === "outside") && (
        <PanelButton onClick={anyway}>{mode.kind === "enter" ? "Tetap masukkan" : "Tetap catat"}</PanelButton>
      )}
      {shown.is === "unpaid" && list.may === "manage" && (
        <PanelButton onClick={() => cash.send()}>Terima tunai {rupiah(due)}</PanelButton>
      )}
      {shown.is === "valid" ? (
        <PanelButton filled onClick={anyway}>
          Sudah diserahkan
        </PanelButton>
      ) : (
        <PanelButton filled onClick={next}>
          Pindai berikutnya
        </PanelButton>
      )}
    </>
  );
}
