import type { StatementLine } from "@barakah/contract";
import type { ComponentProps } from "react";
import type { Button } from "../../ui/form/button.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { isEnough, wasRejected } from "./money-of.ts";
import type { Statements } from "./use-statements.ts";

/** What banks call money that an acquirer pays in. */
const LUMP = /qris|settle|pelunasan|\bmdr\b/i;

/** Interest and fines, which are nobody's gift and not halal; and what wakaf yields. */
const INTEREST = /\b(bunga|interest|denda|jasa giro|giro interest)\b/i;
const YIELD = /\b(bagi hasil|nisbah|imbal hasil|bonus wadiah)\b/i;

interface RowActionsProps {
  line: StatementLine;
  statements: Statements;
}

export function RowActions({ line, statements }: RowActionsProps) {
  const { settle, setAside, assign, busy } = statements;
  if (line.state === "ignored")
    return (
      <Act variant="line" disabled={busy} onClick={() => setAside([line], "ignored", "open")}>
        Kembalikan
      </Act>
    );
  const enough = isEnough(line);
  const whole = line.unclaimed === line.amount;
  return (
    <span className="bo-row-actions">
      {enough && !wasRejected(line) && (
        <Act variant="soft" disabled={busy} onClick={() => settle([line])}>
          Cocokkan
        </Act>
      )}
      {enough && wasRejected(line) && (
        <Act variant="soft" disabled={busy} onClick={() => statements.openAgain(line)}>
          Buka kembali dan cocokkan
        </Act>
      )}
      {LUMP.test(line.description) && line.unclaimed === line.amount && (
        <Act variant="soft" onClick={() => statements.openLump(line)}>
          Bagi ke pembayaran QRIS
        </Act>
      )}
      {whole && (INTEREST.test(line.description) || line.state === "unidentified") && (
        <Act variant="soft" disabled={busy} onClick={() => statements.bookIncome(line, "nonhalal")}>
          Dana nonhalal
        </Act>
      )}
      {whole && YIELD.test(line.description) && (
        <Act variant="soft" disabled={busy} onClick={() => statements.bookIncome(line, "fund:hasil-wakaf")}>
          Hasil wakaf
        </Act>
      )}
      <Act variant="line" onClick={() => assign([line])}>
        Cari pembayaran
      </Act>
      {(!enough || line.proposal?.status !== "pending") && line.state === "open" && (
        <>
          <Act variant="quiet" disabled={busy} onClick={() => setAside([line], "open", "unidentified")}>
            Belum dikenal
          </Act>
          <Act variant="quiet" disabled={busy} onClick={() => setAside([line], "open", "ignored")}>
            Abaikan
          </Act>
        </>
      )}
      {line.state !== "open" && line.unclaimed > 0 && (
        <Act variant="line" disabled={busy} onClick={() => statements.give(line)}>
          Beri ke program
        </Act>
      )}
      {line.state === "unidentified" && (
        <Act variant="quiet" disabled={busy} onClick={() => setAside([line], "unidentified", "open")}>
          Kembalikan
        </Act>
      )}
    </span>
  );
}

function Act(props: ComponentProps<typeof Button>) {
  return <SmallButton {...props} />;
}
