import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Ending } from "./bank.ts";
import { hostedPage, messagePage } from "./hosted-page.ts";
import type { Page } from "./pages.ts";
import { payoutReport } from "./payout.ts";
import { bearsKey } from "./provider-routes.ts";
import type { Refusal } from "./results.ts";
import type { Simulator } from "./simulator.ts";
import { finishAddress, resultOf } from "./wire-format.ts";

const ENDINGS: readonly string[] = ["success", "pending", "failure"] satisfies Ending[];
const isEnding = (text: unknown): text is Ending => typeof text === "string" && ENDINGS.includes(text);

const file = (name: string) => readFileSync(join(import.meta.dirname, "browser", name), "utf8");

/** No scripts; the form may redirect to wherever the merchant wants the payer back. */
const PAGE_POLICY = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'";

const refusedAs = ({ code, message }: Refusal) => ({ status_code: code, status_message: [message] });
const show = (reply: FastifyReply, html: string, code = 200) =>
  reply
    .code(code)
    .type("text/html; charset=utf-8")
    .headers({ "content-security-policy": PAGE_POLICY, "cache-control": "no-store" })
    .send(html);

function assets(app: FastifyInstance) {
  const style = file("simulator.css");
  const script = `const STYLE = ${JSON.stringify(style)};\n${file("snap.js")}`;
  // Inside a function, so that window.snap is the only new global.
  const wrapped = `(() => {\n${script}\n})();\n`;
  app.get("/snap/snap.js", async (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache").send(wrapped),
  );
  app.get("/snap/simulator.css", async (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "no-cache").send(style),
  );
}

/** The merchant's report of what was paid out, and when: made for the demo, whose bank statement names the same sums. */
function payoutRoute(app: FastifyInstance, { bank }: Simulator) {
  app.get("/payouts.csv", async (_request, reply) =>
    reply
      .type("text/csv; charset=utf-8")
      .headers({
        "content-disposition": "attachment; filename=pencairan-midtrans.csv",
        "cache-control": "no-store",
      })
      .send(payoutReport(bank.remembered().transactions)),
  );
}

/** What the pop-up shows before the payer decides. */
function pageFacts(simulator: Simulator, page: Page) {
  const waiting = simulator.bank.find(page.orderId);
  return {
    token: page.token,
    transaction_details: { order_id: page.orderId, gross_amount: page.grossAmount },
    ...(waiting?.status === "pending" && { va_number: waiting.accountNumber }),
  };
}

/** Calls of the pop-up in the merchant's page, authenticated by the client key. */
function popUpRoutes(app: FastifyInstance, simulator: Simulator) {
  const { bank, clientKey } = simulator;
  type Call = { Params: { token: string }; Body: { ending?: unknown } | undefined };

  app.addHook("onRequest", async (request, reply) => {
    if (!bearsKey(request, clientKey))
      return reply
        .code(401)
        .send({ status_code: "401", status_message: ["Access denied, please check client key"] });
  });
  app.get<Call>("/snap/v1/transactions/:token", async ({ params }, reply) => {
    const page = bank.pages.find(params.token);
    const refused = bank.refusalOf(params.token);
    if (!page || refused) return reply.send(refused && refusedAs(refused));
    return pageFacts(simulator, page);
  });
  app.post<Call>(
    "/snap/v2/transactions/:token/charge",
    { config: { csrfExempt: true } },
    async ({ params, body }, reply) => {
      if (!isEnding(body?.ending)) return reply.code(400).send({ status_code: "400", status_message: [] });
      const { transaction, refused } = bank.charge(params.token, body.ending);
      return refused ? refusedAs(refused) : resultOf(transaction, bank.pages.find(params.token)?.finishUrl);
    },
  );
}

/** The hosted page, for redirect mode and browsers without JavaScript. */
function hostedRoutes(app: FastifyInstance, simulator: Simulator, prefix: string) {
  const { bank } = simulator;
  const path = "/snap/v3/redirection/:token";
  type Call = { Params: { token: string; ending: string } };

  app.get<Call>(path, async ({ params: { token } }, reply) => {
    const page = bank.pages.find(token);
    const refused = bank.refusalOf(token);
    if (!page || refused) return show(reply, messagePage(prefix, refused?.code ?? "404"), 404);
    return show(reply, hostedPage(prefix, page, bank.find(page.orderId)));
  });
  app.post<Call>(`${path}/:ending`, { config: { csrfExempt: true } }, async ({ params }, reply) => {
    const page = bank.pages.find(params.token);
    if (page && params.ending === "close") return leave(reply, prefix, page);
    if (!isEnding(params.ending)) return show(reply, messagePage(prefix, "404"), 404);
    const { transaction, refused } = bank.charge(params.token, params.ending);
    if (refused) return show(reply, messagePage(prefix, refused.code), 409);
    if (page?.finishUrl) return reply.redirect(finishAddress(page.finishUrl, transaction), 303);
    return show(reply, messagePage(prefix, transaction.status));
  });
}

function leave(reply: FastifyReply, prefix: string, page: Page) {
  if (!page.finishUrl) return show(reply, messagePage(prefix, "closed"));
  const address = new URL(page.finishUrl);
  address.searchParams.set("order_id", page.orderId);
  address.searchParams.set("action", "back");
  return reply.redirect(address.href, 303);
}

/** Routes for payers' browsers. */
export async function payerRoutes(app: FastifyInstance, simulator: Simulator, prefix: string) {
  assets(app);
  payoutRoute(app, simulator);
  hostedRoutes(app, simulator, prefix);
  await app.register(async (popUp) => popUpRoutes(popUp, simulator));
}
