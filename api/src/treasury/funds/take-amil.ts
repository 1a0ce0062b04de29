import { type AmilTake, type BodyOf, jakartaDay, type takeAmil as takeAmilEndpoint } from "@barakah/contract";
import { amil, balanceOf, namedAccount, post, postReversal } from "../../ledger/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, existing, invalid } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { insertTake, lockTake, markTakeReversed, takeById, takeByKey } from "../queries/amil.ts";
import { translateRefusal } from "../queries/database-refusals.ts";
import { lockFund } from "../queries/funds.ts";
import { amilShareAllowed } from "./amil-share-allowed.ts";
import { notEnough } from "./refusals.ts";

type Wanted = BodyOf<typeof takeAmilEndpoint>;
const eventOf = (id: number) => `amil:${id}`;
const thisYear = () => Number(jakartaDay().slice(0, 4));

async function written(tx: Tx, id: number): Promise<AmilTake> {
  const take = await takeById(tx, id);
  if (!take) throw new Error("the amil take was written and is gone");
  return take;
}

/** Takes the amil's share within the limit of its year, once per idempotency key. */
export const takeAmil = ({ transact }: Database, actor: Actor, wanted: Wanted, key: string) =>
  translateRefusal(
    transact(async (tx) => {
      const earlier = await takeByKey(tx, key);
      if (earlier) {
        if (earlier.from_account !== wanted.from_account || earlier.amount !== wanted.amount)
          throw conflict("key_reused", `Bagian amil ini sudah diambil sebesar ${rupiah(earlier.amount)}.`);
        return written(tx, earlier.id);
      }
      const year = wanted.year ?? thisYear();
      if (year > thisYear()) throw invalid({ year: ["Tahunnya belum tiba."] });
      const source = await amilShareAllowed(tx, wanted, year);
      const { from_account, amount, reason } = wanted;
      const taken = {
        year,
        source,
        from_account,
        amount,
        reason,
        request_key: key,
        taken_by: actor.memberId,
      };
      const id = await insertTake(tx, taken);
      if (id === undefined) throw conflict("busy", "Bagian amil ini sedang diambil. Muat ulang halaman.");
      const take = await written(tx, id);
      await post(tx, {
        event: eventOf(id),
        description: `Bagian amil ${year} dari ${take.from.name}`,
        legs: [
          { account: namedAccount(from_account), amount },
          { account: amil(source), amount: -amount },
        ],
      });
      await audit(tx, actor, "amil.take", ["amil_take", id], {
        after: { from: take.from.name, amount, year, base: take.base, rate_bp: take.rate_bp, reason },
      });
      return take;
    }),
  );

/** Returns a share that was not used yet. */
export const giveBack = ({ transact }: Database, actor: Actor, id: number, reason: string) =>
  translateRefusal(
    transact(async (tx) => {
      const stored = existing(await lockTake(tx, id), "Bagian amil ini tidak ditemukan.");
      if (stored.reversed_at !== null)
        throw conflict("already_reversed", "Bagian amil ini sudah dikembalikan.");
      await lockFund(tx, amil(stored.source));
      const held = 0 - (await balanceOf(tx, amil(stored.source)));
      if (stored.amount > held) throw notEnough("bagian amil", held);
      await markTakeReversed(tx, id, actor.memberId, reason);
      await postReversal(tx, eventOf(id), {
        event: `${eventOf(id)}:reversed`,
        description: `Bagian amil dikembalikan: ${reason}`,
      });
      await audit(tx, actor, "amil.give_back", ["amil_take", id], {
        before: { amount: stored.amount, year: stored.year },
        after: { reason },
      });
      return written(tx, id);
    }),
  );
