import type { Actor } from "../../platform/actor.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import type { Caller } from "../../platform/rate-limit/caller.ts";
import { opaqueId } from "../lifecycle/open-qris-limit.ts";
import { browsersOf, keepBrowser } from "../queries/acting-browsers.ts";
import { isRightCode } from "./acting-code.ts";
import type { Made } from "./made.ts";

/** The caller, and the code that the caller typed. */
export interface Acting {
  caller: Caller;
  actor: Pick<Actor, "memberId" | "requestId"> | undefined;
  requestId: string;
  code?: string | undefined;
}

/** Remembers the browser that makes something, in its transaction. Others prove themselves by the session or a code. */
export async function rememberMaker(tx: Tx, subject: string, { browser }: Caller): Promise<void> {
  if (browser !== undefined) await keepBrowser(tx, subject, opaqueId(`browser ${browser}`));
}

export const isMakersBrowser = async (
  { kysely }: Database,
  { subjects }: Pick<Made, "subjects">,
  { browser }: Caller,
): Promise<boolean> =>
  browser !== undefined && (await browsersOf(kysely, subjects)).includes(opaqueId(`browser ${browser}`));

/** How the caller proved to be the one who made it; undefined if not at all. A wrong code is refused. */
export async function rightOf(
  database: Database,
  made: Made,
  { caller, actor, code }: Acting,
): Promise<"member" | "browser" | "code" | undefined> {
  if (actor && actor.memberId === made.memberId) return "member";
  if (await isMakersBrowser(database, made, caller)) return "browser";
  if (!code) return undefined;
  if (!(await isRightCode(database, made, code)))
    throw invalid({ code: ["Bukan kode dari pesan yang terakhir, atau sudah lewat waktunya."] });
  return "code";
}

/** An address or a number with a phone is for reading: moving money or seats needs more (decision 120). */
export const codeNeeded = () =>
  conflict(
    "code_needed",
    "Halaman ini dibuka di HP atau browser lain. Supaya uangmu aman, masukkan kode yang kami kirim ke kontak yang diisi waktu mendaftar atau membayar.",
  );

/** The actor of the audit entry: the signed-in buyer, or an unnamed guest. */
export const authorOf = ({ actor, requestId }: Acting) => actor ?? { memberId: null, requestId };
