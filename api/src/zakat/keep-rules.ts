import type { BodyOf, enterMarketPrice, enterZakatRule } from "@barakah/contract";
import { jakartaDay } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, notFound } from "../platform/errors.ts";
import { insertPrice } from "./queries/prices.ts";
import { insertRule, lockRule, markConfirmed, markReturned } from "./queries/rules.ts";

/** The trigger's error code when an entry would be dated before one already in force. */
const BEHIND = "ZK001";
const isBehind = (error: unknown) => (error as { code?: string }).code === BEHIND;

export const enterRule = ({ kysely }: Database, actor: Actor, rule: BodyOf<typeof enterZakatRule>) =>
  kysely.transaction().execute(async (tx) => {
    const id = await insertRule(tx, rule, actor.memberId);
    await audit(tx, actor, { action: "zakat_rule.enter", subject: { kind: "zakat_rule", id }, after: rule });
    return id;
  });

async function waitingRule(tx: Tx, id: number) {
  const rule = await lockRule(tx, id);
  if (!rule) throw notFound("Aturan tidak ditemukan.");
  if (rule.confirmed_at || rule.returned_at)
    throw conflict("rule_decided", "Aturan ini sudah diputuskan. Muat ulang halamannya.");
  return rule;
}

/** Only by another person than the one who entered it; a database constraint enforces it too. */
export async function confirmRule({ kysely }: Database, actor: Actor, id: number): Promise<void> {
  try {
    await kysely.transaction().execute(async (tx) => {
      const rule = await waitingRule(tx, id);
      if (rule.entered_by === actor.memberId)
        throw conflict("own_rule", "Aturan ini kamu isi sendiri. Orang lain yang mengonfirmasinya.");
      await markConfirmed(tx, id, actor.memberId);
      const { kind, watering, source, valid_from } = rule;
      await audit(tx, actor, {
        action: "zakat_rule.confirm",
        subject: { kind: "zakat_rule", id },
        after: { kind, watering, source, valid_from },
      });
    });
  } catch (error) {
    if (!isBehind(error)) throw error;
    throw conflict(
      "later_rule",
      "Aturan yang lebih baru sudah berlaku, jadi aturan ini tidak dapat dipakai di belakangnya. Kembalikan, lalu isi dengan tanggal mulai hari ini.",
    );
  }
}

export const returnRule = ({ kysely }: Database, actor: Actor, id: number, reason: string) =>
  kysely.transaction().execute(async (tx) => {
    await waitingRule(tx, id);
    await markReturned(tx, id, actor.memberId, reason);
    await audit(tx, actor, {
      action: "zakat_rule.return",
      subject: { kind: "zakat_rule", id },
      after: { reason },
    });
  });

export async function enterPrice(
  { kysely }: Database,
  actor: Actor,
  { valid_from = jakartaDay(), region, ...rest }: BodyOf<typeof enterMarketPrice>,
): Promise<void> {
  const price = { ...rest, region: region || null, valid_from };
  try {
    await kysely.transaction().execute(async (tx) => {
      const { id } = await insertPrice(tx, { ...price, entered_by: actor.memberId });
      await audit(tx, actor, {
        action: "zakat_price.enter",
        subject: { kind: "zakat_price", id },
        after: price,
      });
    });
  } catch (error) {
    if (!isBehind(error)) throw error;
    const detail = "Harga yang lebih baru sudah berlaku. Isi dengan tanggal hari ini.";
    throw conflict("later_price", detail, { errors: { valid_from: [detail] } });
  }
}
