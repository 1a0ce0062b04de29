import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import type { Database } from "../../api/src/platform/database/database.ts";

const CSRF = "t".repeat(32);
const WHO = { username: "bendahara-malam", password: "kuda-terbang-senja-42" };

/** A cheap client: it shares the machine that is measured. */
const agent = new Agent({ keepAlive: true });

async function post(port: number, path: string, body: object, headers: Record<string, string>) {
  const sent = request({
    agent,
    host: "127.0.0.1",
    port,
    path,
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
  });
  sent.end(JSON.stringify(body));
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const said = await text(answer);
  if (answer.statusCode !== 200 && answer.statusCode !== 201)
    throw new Error(`${path}: ${answer.statusCode} ${said}`);
  return JSON.parse(said) as { access: string };
}

export interface Treasurer {
  authorization: string;
  approve(reference: string): Promise<unknown>;
}

/** A treasurer, signed in through the measured app. */
export async function aTreasurer(port: number, database: Database): Promise<Treasurer> {
  const visitor = { cookie: `csrftoken=${CSRF}`, "x-csrftoken": CSRF };
  await post(port, "/api/auth/register/", { ...WHO, email: "malam@example.com" }, visitor);
  await database.pool.query(
    "insert into staff_role (member_id, role) select id, 'bendahara' from member where username = $1",
    [WHO.username],
  );
  const { access } = await post(port, "/api/auth/login/", WHO, visitor);
  const authorization = `Bearer ${access}`;
  return {
    authorization,
    approve: (reference) =>
      post(
        port,
        `/api/admin/payments/${reference}/approve/`,
        { lines: [], confirm: true },
        { authorization },
      ),
  };
}

/** Approves at a fixed rate, without waiting for answers, until stopped. */
export function approving(treasurer: Treasurer, references: string[], perSecond: number) {
  const running = new Set<Promise<unknown>>();
  let failure: unknown;
  let approved = 0;
  const timer = setInterval(() => {
    const reference = references.pop();
    if (!reference) return;
    const call = treasurer
      .approve(reference)
      .then(
        () => approved++,
        (error: unknown) => {
          failure = error;
        },
      )
      .finally(() => running.delete(call));
    running.add(call);
  }, 1000 / perSecond);
  return {
    async stop(): Promise<number> {
      clearInterval(timer);
      await Promise.all(running);
      if (failure) throw failure;
      return approved;
    },
  };
}
