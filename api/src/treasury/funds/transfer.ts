import {
  type askFundTransfer,
  type BodyOf,
  type FundTransfer,
  SITE_NAME,
  TREASURERS,
} from "@barakah/contract";
import { addNotification, tellStaff } from "../../accounts/index.ts";
import { namedAccount, post } from "../../ledger/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { AppError, conflict, invalid, notFound } from "../../platform/errors.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import {
  insertTransfer,
  lockTransfer,
  type StoredTransfer,
  settleTransfer,
  transferById,
  transferByKey,
} from "../queries/fund-transfers.ts";
import type { Telling } from "../verification/write-to-payer.ts";
import { translateRefusal } from "./refusals.ts";
import { allowed, holdsEnough } from "./transfer-rules.ts";

export interface Moving extends Telling {
  database: Database;
}

type Wanted = BodyOf<typeof askFundTransfer>;
const PLACE = "/admin/dana";

export async function written(tx: Tx, id: number): Promise<FundTransfer> {
  const transfer = await transferById(tx, id);
  if (!transfer) throw new Error("the transfer was written and is gone");
  return transfer;
}

const wordsOf = ({ from, to, amount, undoes }: FundTransfer) =>
  undoes
    ? `Pembatalan pemindahan ${rupiah(amount)} dari ${to.name} ke ${from.name}`
    : `Pemindahan ${rupiah(amount)} dari ${from.name} ke ${to.name}`;

/** Everybody else who may decide. */
export async function tellOthers(tx: Tx, parts: Moving, actor: Actor, transfer: FundTransfer) {
  const title = `Perlu orang kedua: ${wordsOf(transfer)}`;
  const body = `${transfer.asked_by.name} mengajukannya: ${transfer.reason}`;
  const letter = writeLetter({
    subject: `${title} · ${SITE_NAME}`,
    paragraphs: ["Assalamualaikum,", body, "Setujui atau tolak di back office."],
    button: { label: "Lihat pemindahan", link: parts.publicUrl + PLACE },
    ending: "Bila pemindahan ini tidak kamu kenal, jangan setujui, dan hubungi pengajunya.",
  });
  for (const { email } of await tellStaff(tx, TREASURERS, actor.memberId, { title, body, link: PLACE }))
    await parts.jobs.add(tx, "mail", { to: email, ...letter });
}

/** The same call again is the same transfer; one that means something else must not seem to be asked for. */
function refuseOther(earlier: StoredTransfer, wanted: Wanted) {
  if (
    earlier.from_account !== wanted.from_account ||
    earlier.to_account !== wanted.to_account ||
    earlier.amount !== wanted.amount
  )
    throw conflict("key_reused", "Pemindahan lain sudah diajukan dari layar ini. Lihat daftarnya.");
}

/** What the rules are against can be right in no other moment either. It is written down, so that others see what was tried. */
const AGAINST_RULES = ["not_allowed", "no_rest"];

async function keepDenied(
  { database }: Moving,
  actor: Actor,
  wanted: Wanted,
  key: string,
  { message }: AppError,
) {
  await database.kysely.transaction().execute(async (tx) => {
    const denied = { state: "denied" as const, decided_at: new Date().toISOString(), decision: message };
    const id = await insertTransfer(tx, {
      ...wanted,
      ...denied,
      request_key: `${key}:${wanted.from_account}:${wanted.to_account}:${wanted.amount}`,
      asked_by: actor.memberId,
    });
    if (id === undefined) return;
    await audit(tx, actor, {
      action: "fund.deny",
      subject: { kind: "fund_transfer", id },
      after: { ...wanted, reason: message },
    });
  });
}

/** Nothing moves yet: another one decides. */
export async function askTransfer(parts: Moving, actor: Actor, wanted: Wanted, key: string) {
  try {
    return await ask(parts, actor, wanted, key);
  } catch (error) {
    if (error instanceof AppError && AGAINST_RULES.includes(error.code))
      await keepDenied(parts, actor, wanted, key, error);
    throw error;
  }
}

const ask = (parts: Moving, actor: Actor, wanted: Wanted, key: string) =>
  translateRefusal(
    parts.database.kysely.transaction().execute(async (tx) => {
      const earlier = await transferByKey(tx, key);
      if (earlier) {
        refuseOther(earlier, wanted);
        return written(tx, earlier.id);
      }
      await allowed(tx, wanted);
      const id = await insertTransfer(tx, { ...wanted, request_key: key, asked_by: actor.memberId });
      if (id === undefined) throw conflict("busy", "Pemindahan ini sedang diajukan. Muat ulang halaman.");
      const transfer = await written(tx, id);
      await audit(tx, actor, {
        action: "fund.ask",
        subject: { kind: "fund_transfer", id },
        after: { ...wanted, from: transfer.from.name, to: transfer.to.name },
      });
      await tellOthers(tx, parts, actor, transfer);
      return transfer;
    }),
  );

const DONE = { approved: "disetujui", refused: "ditolak", withdrawn: "ditarik", denied: "ditolak" } as const;

async function waiting(tx: Tx, id: number): Promise<StoredTransfer> {
  const stored = await lockTransfer(tx, id);
  if (!stored) throw notFound("Pemindahan ini tidak ditemukan.");
  if (stored.state === "waiting") return stored;
  const who = (await transferById(tx, id))?.decided_by;
  throw conflict("already_decided", `Pemindahan ini sudah ${DONE[stored.state]} oleh ${who ?? "sistem"}.`);
}

async function settle(
  tx: Tx,
  actor: Actor,
  { id, asked_by }: StoredTransfer,
  state: "approved" | "refused" | "withdrawn",
  decision: string,
) {
  await settleTransfer(tx, id, { state, decided_by: actor.memberId, decision });
  const transfer = await written(tx, id);
  await audit(tx, actor, {
    action: ({ approved: "fund.approve", refused: "fund.refuse", withdrawn: "fund.withdraw" } as const)[
      state
    ],
    subject: { kind: "fund_transfer", id },
    after: { amount: transfer.amount, from: transfer.from.name, to: transfer.to.name, reason: decision },
  });
  if (state !== "withdrawn")
    await addNotification(tx, asked_by, {
      title: `${wordsOf(transfer)} ${DONE[state]}`,
      body: decision ? `Alasannya: ${decision}` : "Sudah dibukukan.",
      link: PLACE,
    });
  return transfer;
}

/** Another one than whoever asked says yes, and it is booked in the same transaction. */
export const approveTransfer = ({ database }: Moving, actor: Actor, id: number) =>
  translateRefusal(
    database.kysely.transaction().execute(async (tx) => {
      const stored = await waiting(tx, id);
      if (stored.asked_by === actor.memberId)
        throw new AppError(
          403,
          "own_proposal",
          "Kamu yang mengajukannya, jadi petugas keuangan lain yang memutuskan.",
        );
      if (stored.undoes === null) await allowed(tx, stored);
      else await holdsEnough(tx, stored);
      const transfer = await settle(tx, actor, stored, "approved", "");
      await post(tx, {
        event: `transfer:${id}`,
        description: `${stored.undoes === null ? "Pemindahan dana" : "Pemindahan dana dibatalkan"}: ${stored.reason}`,
        legs: [
          { account: namedAccount(stored.from_account), amount: stored.amount },
          { account: namedAccount(stored.to_account), amount: -stored.amount },
        ],
      });
      return transfer;
    }),
  );

/** Who asked takes it back; anybody else refuses it, and says why. */
export const refuseTransfer = ({ database }: Moving, actor: Actor, id: number, reason: string) =>
  database.kysely.transaction().execute(async (tx) => {
    const stored = await waiting(tx, id);
    const own = stored.asked_by === actor.memberId;
    if (!own && reason.length < 5) throw invalid({ reason: ["Tulis alasannya."] });
    return settle(tx, actor, stored, own ? "withdrawn" : "refused", reason);
  });
