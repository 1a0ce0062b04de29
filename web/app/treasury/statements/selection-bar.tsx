import { rupiah } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { moneyOf } from "./money-of.ts";
import type { Statements } from "./use-statements.ts";

/** What can be done with several lines at once: two transfers that pay one thing, or many that are nobody's. */
export function SelectionBar({ statements }: { statements: Statements }) {
  const { chosen, setAside, assign, busy } = statements;
  const open = chosen.every(({ state }) => state === "open");
  return (
    <div className="bo-selection" hidden={chosen.length === 0}>
      <p role="status" className="mr-auto">
        {chosen.length > 0 && (
          <>
            <b>{chosen.length} baris dipilih</b> · {rupiah(moneyOf(chosen).unclaimed)}
          </>
        )}
      </p>
      <Button size="sm" className="btn-40" onClick={() => assign(chosen)}>
        Cari pembayaran
      </Button>
      {open && (
        <>
          <Button
            size="sm"
            variant="line"
            className="btn-40"
            disabled={busy}
            onClick={() => setAside(chosen, "open", "unidentified")}
          >
            Belum dikenal
          </Button>
          <Button
            size="sm"
            variant="line"
            className="btn-40"
            disabled={busy}
            onClick={() => setAside(chosen, "open", "ignored")}
          >
            Abaikan
          </Button>
        </>
      )}
    </div>
  );
}
