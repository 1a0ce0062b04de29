import { rupiah } from "../../platform/format.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { moneyOf } from "./money-of.ts";
import type { Statements } from "./use-statements.ts";

/** Actions for several selected lines. */
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
      <SmallButton label="Cari pembayaran" onClick={() => assign(chosen)} />
      {open && (
        <>
          <SmallButton
            variant="line"
            disabled={busy}
            onClick={() => setAside(chosen, "open", "unidentified")}
          >
            Belum tahu dari siapa
          </SmallButton>
          <SmallButton variant="line" disabled={busy} onClick={() => setAside(chosen, "open", "ignored")}>
            Abaikan
          </SmallButton>
        </>
      )}
    </div>
  );
}
