import type { StatementLine } from "@barakah/contract";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { isEnough, wasRejected } from "./money-of.ts";
import type { Statements } from "./use-statements.ts";

/** Wordings by which banks name what a collector pays into an account. */
const LUMP = /qris|settle|pelunasan|\bmdr\b|midtrans|payout/i;

/** Wordings of interest and fines (not halal), and of the yield of wakaf. */
const INTEREST = /\b(bunga|interest|denda|jasa giro|giro interest)\b/i;
const YIELD = /\b(bagi hasil|nisbah|imbal hasil|bonus wadiah)\b/i;

export function RowActions({ line, statements }: { line: StatementLine; statements: Statements }) {
  const { match, setAside, assign, busy } = statements;
  if (line.state === "ignored")
    return (
      <SmallButton variant="line" disabled={busy} onClick={() => setAside([line], "ignored", "open")}>
        Kembalikan
      </SmallButton>
    );
  const enough = isEnough(line);
  const whole = line.unclaimed === line.amount;
  return (
    <span className="bo-row-actions">
      {enough && !wasRejected(line) && (
        <SmallButton label="Cocokkan" variant="soft" disabled={busy} onClick={() => match(line)} />
      )}
      {enough && wasRejected(line) && (
        <SmallButton variant="soft" disabled={busy} onClick={() => match(line)}>
          Buka kembali dan cocokkan
        </SmallButton>
      )}
      {LUMP.test(line.description) && line.unclaimed === line.amount && (
        <SmallButton variant="soft" onClick={() => statements.openLump(line)}>
          Bagi ke pembayaran
        </SmallButton>
      )}
      {whole && (INTEREST.test(line.description) || line.state === "unidentified") && (
        <SmallButton variant="soft" disabled={busy} onClick={() => statements.bookIncome(line, "nonhalal")}>
          Dana nonhalal
        </SmallButton>
      )}
      {whole && YIELD.test(line.description) && (
        <SmallButton
          variant="soft"
          disabled={busy}
          onClick={() => statements.bookIncome(line, "fund:hasil-wakaf")}
          label="Hasil wakaf"
        />
      )}
      <SmallButton label="Cari pembayaran" variant="line" onClick={() => assign([line])} />
      {(!enough || line.proposal?.status !== "pending") && line.state === "open" && (
        <>
          <SmallButton
            variant="quiet"
            disabled={busy}
            onClick={() => setAside([line], "open", "unidentified")}
            label="Belum tahu dari siapa"
          />
          <SmallButton variant="quiet" disabled={busy} onClick={() => setAside([line], "open", "ignored")}>
            Abaikan
          </SmallButton>
        </>
      )}
      {line.state !== "open" && line.unclaimed > 0 && (
        <SmallButton variant="line" disabled={busy} onClick={() => statements.give(line)}>
          Beri ke program
        </SmallButton>
      )}
      {line.state === "unidentified" && (
        <SmallButton variant="quiet" disabled={busy} onClick={() => setAside([line], "unidentified", "open")}>
          Kembalikan
        </SmallButton>
      )}
    </span>
  );
}
