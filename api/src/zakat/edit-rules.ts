import type { BodyOf, enterMarketPrice, enterZakatRule } from "@barakah/contract";
import { jakartaDay } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, existing } from "../platform/errors.ts";
import { insertPrice } from "./queries/prices.ts";
import { insertRule, isRuleBehind, lockRule, markConfirmed, markReturned } from "./queries/rules.ts";

/** The trigger's error code when an entry would be dated before one already in force. */
const BEHIND = "ZK001";
const isBehind = (error: unknown) => (error as { code?: string }).code === BEHIND;

const laterRule = () =>
  conflict(
    "later_rule",
    "Aturan yang lebih baru sudah berlaku, jadi aturan ini tidak dapat dipakai di belakangnya. Isi dengan tanggal mulai hari ini.",
  );

/** In the caller's transaction. Not in force until a second person confirms it. */
export async function enterRule(tx: Tx, actor: Actor, rule: BodyOf<typeof enterZakatRule>): Promise<number> {
  const id = await insertRule(tx, rule, actor.memberId);
  await audit(tx, actor, "zakat_rule.enter", ["zakat_rule", id], { after: rule });
  return id;
}

/** Rules in force cannot be changed retroactively. */
export async function refuseBehind(tx: Tx, id: number): Promise<void> {
  if (await isRuleBehind(tx, id)) throw laterRule();
}

/** Confirmed by a second person; in force from its date on. The database refuses the person who entered it. */
export async function confirmRule(tx: Tx, actor: Actor, id: number): Promise<void> {
  const rule = existing(await lockRule(tx, id), "Aturan tidak ditemukan.");
  await refuseBehind(tx, id);
  await markConfirmed(tx, id, actor.memberId);
  const { kind, watering, source, valid_from } = rule;
  await audit(tx, actor, "zakat_rule.confirm", ["zakat_rule", id], {
    after: { kind, watering, source, valid_from },
  });
}

export async function returnRule(tx: Tx, actor: Actor, id: number, reason: string): Promise<void> {
  await lockRule(tx, id);
  await markReturned(tx, id, actor.memberId, reason);
  await audit(tx, actor, "zakat_rule.return", ["zakat_rule", id], { after: { reason } });
}

export async function enterPrice(
  { transact }: Database,
  actor: Actor,
  { valid_from = jakartaDay(), region, ...rest }: BodyOf<typeof enterMarketPrice>,
): Promise<void> {
  const price = { ...rest, region: region || null, valid_from };
  try {
    await transact(async (tx) => {
      const { id } = await insertPrice(tx, { ...price, entered_by: actor.memberId });
      await audit(tx, actor, "zakat_price.enter", ["zakat_price", id], { after: price });
    });
  } catch (error) {
    if (!isBehind(error)) throw error;
    throw conflict("later_price", "Harga yang lebih baru sudah berlaku. Isi dengan tanggal hari ini.", {
      field: "valid_from",
    });
  }
}
