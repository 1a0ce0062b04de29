import type { CashDeed } from "./events.ts";
import { asTreasurer, type World } from "./world.ts";

interface Handed {
  id: number;
  amount: number;
  line: number | null;
}

const WHY = { reason: "ternyata keliru" };
const DAY = "2026-01-02";

/** The nth handover, with the nth line that may belong to it. */
async function handed({ api }: World, nth: number): Promise<Handed | undefined> {
  const { rows } = await api.database.pool.query<Handed>(`select h.id, h.amount,
      (select l.id from statement_line l where l.amount = h.amount and l.description like 'SETOR TUNAI%' order by l.id
        offset ${nth % 2} limit 1) as line
    from cash_handover h order by h.id`);
  return rows[nth % Math.max(rows.length, 1)];
}

async function voidNth(world: World, who: number, nth: number) {
  const { rows } = await world.api.database.pool.query<{ reference: string }>(
    "select reference from payment where method = 'cash' order by created_at, id",
  );
  const gift = rows[nth % Math.max(rows.length, 1)];
  if (gift) await asTreasurer(world, who, `cash/gifts/${gift.reference}/void`, WHY);
}

/** Imports a statement line for the handover. */
const lineComes = (world: World, amount: number) =>
  asTreasurer(world, 0, "statements", {
    bank: "bsi",
    mapping: { day: "Tanggal", amount: "Jumlah", description: "Uraian" },
    csv: `Tanggal;Uraian;Jumlah\n02/01/2026;SETOR TUNAI ${amount};${amount}`,
  });

/** Cash is recorded, taken to the bank, matched, or voided. */
export async function playCash(world: World, who: number, nth: number, deed: CashDeed) {
  const box = "utama";
  if (deed === "record") {
    const gift = { box, slug: world.campaign.slug, amount: 20_000 + nth, day: DAY };
    return asTreasurer(world, who, "cash/gifts", gift);
  }
  if (deed === "hand over")
    return asTreasurer(world, who, "cash/handovers", { box, bank: "bsi", amount: 15_000 + nth, day: DAY });
  if (deed === "void") return voidNth(world, who, nth);
  const one = await handed(world, nth);
  if (!one) return;
  if (deed === "line") return lineComes(world, one.amount);
  if (deed === "take back") return asTreasurer(world, who, `cash/handovers/${one.id}/reverse`, WHY);
  if (one.line) await asTreasurer(world, who, `cash/handovers/${one.id}/line`, { line: one.line });
}
