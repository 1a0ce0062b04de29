import type { askFundTransfer, BodyOf, FundTransfer } from "@barakah/contract";
import { namedAccount, post } from "../../ledger/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError, conflict, notFound } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { fact, type Kind } from "../proposals/proposal-kind.ts";
import { confirm, idAbout, type Proposing, proposeIn, withdraw } from "../proposals/proposals.ts";
import { alreadyUndone, translateRefusal } from "../queries/database-refusals.ts";
import { allowed, holdsEnough } from "./allowed-transfers.ts";
import {
  insertTransfer,
  lockTransfer,
  type StoredTransfer,
  settleTransfer,
  transferById,
  transferByKey,
} from "./transfer-queries.ts";

type Wanted = BodyOf<typeof askFundTransfer>;
interface Waiting {
  transfer: number;
  from: string;
  to: string;
  amount: number;
  reason: string;
  undoes: number | null;
}

async function written(tx: Tx, id: number): Promise<FundTransfer> {
  const transfer = await transferById(tx, id);
  if (!transfer) throw new Error("the transfer was written and is gone");
  return transfer;
}

export async function describe(tx: Tx, id: number): Promise<Waiting> {
  const { from, to, amount, reason, undoes } = await written(tx, id);
  return { transfer: id, from: from.name, to: to.name, amount, reason, undoes: undoes?.id ?? null };
}

const subjectOf = (id: number) => `fund_transfer:${id}`;

async function waitingTransfer(tx: Tx, id: number): Promise<StoredTransfer> {
  const stored = await lockTransfer(tx, id);
  if (stored?.state !== "waiting") throw new Error(`transfer ${id} waits for nobody`);
  return stored;
}

const stillAllowed = async (tx: Tx, stored: StoredTransfer) =>
  stored.undoes === null ? allowed(tx, stored) : holdsEnough(tx, stored);

/** Money moves between funds only if two people agree, also where the settings let one person decide alone. */
export const transferKind: Kind<number, Waiting> = {
  why: "Uang yang diberikan untuk satu dana menjadi milik dana lain.",
  subject: ({ transfer }) => subjectOf(transfer),
  prepare: (tx, _, id) => describe(tx, id),
  check: async (tx, { transfer }) => stillAllowed(tx, await waitingTransfer(tx, transfer)),
  async apply(tx, actor, { transfer: id, from, to }) {
    const stored = await waitingTransfer(tx, id);
    await stillAllowed(tx, stored);
    const { amount, reason, from_account, to_account } = stored;
    await settleTransfer(tx, id, { state: "approved", decided_by: actor.memberId, decision: "" });
    await audit(tx, actor, "fund.approve", ["fund_transfer", id], { after: { amount, from, to } });
    await post(tx, {
      event: `transfer:${id}`,
      description: `${stored.undoes === null ? "Pemindahan dana" : "Pemindahan dana dibatalkan"}: ${reason}`,
      legs: [
        { account: namedAccount(from_account), amount },
        { account: namedAccount(to_account), amount: -amount },
      ],
    });
  },
  ended: (tx, { memberId }, { transfer }, { state, reason }) =>
    settleTransfer(tx, transfer, { state, decided_by: memberId, decision: reason }),
  present: ({ from, to, amount, reason, undoes }) => ({
    title: undoes
      ? `Pembatalan pemindahan ${rupiah(amount)} dari ${to} ke ${from}`
      : `Pemindahan ${rupiah(amount)} dari ${from} ke ${to}`,
    amount,
    changes: [fact("Dari", from), fact("Ke", to), fact("Alasan", reason)],
  }),
};

/** Refuses an idempotency key that was used for another transfer. */
function refuseOther(earlier: StoredTransfer, wanted: Wanted) {
  if (
    earlier.from_account !== wanted.from_account ||
    earlier.to_account !== wanted.to_account ||
    earlier.amount !== wanted.amount
  )
    throw conflict("key_reused", "Pemindahan lain sudah diajukan dari layar ini. Lihat daftarnya.");
}

/** Transfers against the rules are stored as denied, so that others see what was tried. */
const AGAINST_RULES = ["not_allowed", "no_rest"];

async function keepDenied(
  { database }: Proposing,
  actor: Actor,
  wanted: Wanted,
  key: string,
  { message }: AppError,
) {
  await database.transact(async (tx) => {
    const denied = { state: "denied" as const, decided_at: new Date().toISOString(), decision: message };
    const id = await insertTransfer(tx, {
      ...wanted,
      ...denied,
      request_key: `${key}:${wanted.from_account}:${wanted.to_account}:${wanted.amount}`,
      asked_by: actor.memberId,
    });
    if (id === undefined) return;
    await audit(tx, actor, "fund.deny", ["fund_transfer", id], { after: { ...wanted, reason: message } });
  });
}

/** Stores the transfer and asks a second person; nothing moves yet. */
async function propose(
  tx: Tx,
  parts: Proposing,
  actor: Actor,
  transfer: Parameters<typeof insertTransfer>[1],
) {
  const id = await insertTransfer(tx, transfer);
  if (id === undefined) throw conflict("busy", "Pemindahan ini sedang diajukan. Muat ulang halaman.");
  await proposeIn(tx, parts, actor, "fund_transfer", id, subjectOf(id));
  return written(tx, id);
}

export async function askTransfer(parts: Proposing, actor: Actor, wanted: Wanted, key: string) {
  try {
    return await translateRefusal(
      parts.database.transact(async (tx) => {
        const earlier = await transferByKey(tx, key);
        if (earlier) refuseOther(earlier, wanted);
        if (earlier) return written(tx, earlier.id);
        // Checked first, because the table's constraint has no Indonesian message.
        await allowed(tx, wanted);
        return propose(tx, parts, actor, { ...wanted, request_key: key, asked_by: actor.memberId });
      }),
    );
  } catch (error) {
    if (error instanceof AppError && AGAINST_RULES.includes(error.code))
      await keepDenied(parts, actor, wanted, key, error);
    throw error;
  }
}

/** Only an approved transfer can be undone, and only once. */
function refuseOthers({ state, undoes }: StoredTransfer) {
  if (state !== "approved")
    throw conflict("not_approved", "Pemindahan ini tidak pernah dibukukan, jadi tidak ada yang dibatalkan.");
  if (undoes !== null)
    throw conflict("is_undo", "Ini sendiri sebuah pembatalan. Ajukan pemindahan baru bila tetap diperlukan.");
}

/**
 * Proposes the exact opposite of a transfer. A correction may also go where no transfer is allowed: money that was booked as
 * zakat by mistake was never zakat.
 */
export const askToUndo = (parts: Proposing, actor: Actor, id: number, reason: string, key: string) =>
  translateRefusal(
    parts.database.transact(async (tx) => {
      const first = await lockTransfer(tx, id);
      if (!first) throw missing();
      refuseOthers(first);
      if ((await written(tx, id)).undone) throw alreadyUndone();
      return propose(tx, parts, actor, {
        ...{ from_account: first.to_account, to_account: first.from_account, amount: first.amount },
        ...{ reason, undoes: id, asked_by: actor.memberId, request_key: `undo:${id}:${key}` },
      });
    }),
  );

const missing = () => notFound("Pemindahan ini tidak ditemukan.");

async function decided({ database }: Proposing, id: number): Promise<FundTransfer> {
  const transfer = await transferById(database.kysely, id);
  if (!transfer) throw missing();
  return transfer;
}

/** The proposal of a transfer. A denied transfer has none. */
async function proposalOf(parts: Proposing, id: number): Promise<number> {
  const { state, decided_by } = await decided(parts, id);
  if (state === "denied")
    throw conflict("already_decided", `Pemindahan ini sudah ditolak oleh ${decided_by ?? "sistem"}.`);
  return idAbout(parts, subjectOf(id), "Pemindahan ini tidak menunggu keputusan.");
}

export async function approveTransfer(parts: Proposing, actor: Actor, id: number) {
  await confirm(parts, actor, await proposalOf(parts, id));
  return decided(parts, id);
}

export async function refuseTransfer(parts: Proposing, actor: Actor, id: number, reason: string) {
  await withdraw(parts, actor, await proposalOf(parts, id), reason);
  return decided(parts, id);
}
