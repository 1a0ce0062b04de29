import { type BodyOf, type giveStatementLine, UNKNOWN_GIVER } from "@barakah/contract";
import { give } from "../../charity/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { conflict } from "../../platform/errors.ts";
import type { Deciding } from "../verification/decide-payment.ts";
import { assignIn } from "./assign-lines.ts";
import { keptOf } from "./keep-unclaimed.ts";
import { unclaimedLines } from "./unchanged-lines.ts";

type Wanted = BodyOf<typeof giveStatementLine>;

/**
 * Unidentified money becomes a verified gift to a campaign. New lines are refused: nobody has checked yet whether
 * they pay something.
 */
export const giveLine = (
  parts: Deciding,
  actor: Actor,
  { line: id, unclaimed, slug, giver, reason }: Wanted,
) =>
  parts.database.transact(async (tx) => {
    const [line] = await unclaimedLines(tx, { lines: [id], unclaimed });
    if (!line || keptOf(line) === 0)
      throw conflict(
        "not_kept",
        "Tandai dahulu baris ini sebagai belum diketahui dari siapa, lalu berikan kepada program.",
      );
    const payer = { name: giver || UNKNOWN_GIVER, phone: "", email: "" };
    const gift = { slug, amount: keptOf(line), payer, message: "", memberId: null, request: undefined };
    const { reference } = await give(tx, gift, line.bank, line.day, null);
    await assignIn(tx, parts, actor, {
      references: [reference],
      lines: [id],
      unclaimed,
      approving: { note: `uang belum diketahui dari siapa: ${reason}`, asks: false },
    });
    return { reference };
  });
