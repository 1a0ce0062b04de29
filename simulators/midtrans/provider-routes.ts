import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Operation } from "./faults.ts";
import { timeWritten } from "./notation.ts";
import { readPageRequest } from "./page-request.ts";
import { type Result, unknownTransaction } from "./results.ts";
import type { Simulator } from "./simulator.ts";
import { statusAnswer } from "./wire-format.ts";

const NO_ACCESS = "Access denied due to unauthorized transaction, please check client or server key";
const BROKEN = "Sorry, we encountered internal server error. We will fix this soon.";
const TAKEN = "transaction_details.order_id sudah digunakan";
const TOO_LARGE = "Request body is too large";
const REQUEST_MOST_BYTES = 16 * 1024;

interface Answer {
  code: number;
  body: unknown;
}
type Act = (request: FastifyRequest) => Answer;

/** Basic authentication with the key as user name. */
export function bearsKey(request: FastifyRequest, key: string): boolean {
  const sent = Buffer.from(request.headers.authorization ?? "");
  const wanted = Buffer.from(`Basic ${Buffer.from(`${key}:`).toString("base64")}`);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}

/** Runs the call, or the planned fault. */
function orFault({ faults }: Simulator, operation: Operation, act: Act) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const fault = faults.take(operation);
    if (fault === "error_500") return reply.code(500).send({ error_messages: [BROKEN], locale: "en" });
    const answer = fault === "silence" ? undefined : act(request);
    // A hijacked connection stays open and silent until the caller gives up.
    if (fault || !answer) return reply.hijack();
    return reply.code(answer.code).send(answer.body);
  };
}

const problem = (...messages: string[]): Answer => ({ code: 400, body: { error_messages: messages } });

function createPage({ bank, publicUrl }: Simulator, request: FastifyRequest): Answer {
  if (Number(request.headers["content-length"]) > REQUEST_MOST_BYTES) return problem(TOO_LARGE);
  const { request: asked, problems } = readPageRequest(request.body);
  if (problems) return problem(...problems);
  const page = bank.openPage(asked);
  if (page === "taken") return problem(TAKEN);
  return {
    code: 201,
    body: { token: page.token, redirect_url: `${publicUrl}/snap/v3/redirection/${page.token}` },
  };
}

function closePage({ bank, clock }: Simulator, token: string): Answer {
  if (!bank.closePage(token)) return problem("Transaction token cannot be canceled");
  return { code: 200, body: { canceled_at: timeWritten(clock.now()) } };
}

/** Refusals are sent with HTTP 200; only the body tells. */
function coreAnswer(
  { serverKey }: Simulator,
  { transaction, refused }: Result,
  words: Record<string, unknown> = {},
): Answer {
  if (refused) return { code: 200, body: { status_code: refused.code, status_message: refused.message } };
  return { code: 200, body: { ...statusAnswer(transaction, serverKey), ...words } };
}

const CANCELLED = { status_code: "200", status_message: "Success, transaction is canceled" };
const EXPIRED = { status_code: "407", status_message: "Success, transaction has expired" };
const REFUNDED = { status_code: "200", status_message: "Success, refund request is approved" };

function refund(simulator: Simulator, id: string, body: unknown): Answer {
  const { refund_key, amount, reason } = (body ?? {}) as Record<string, unknown>;
  const request = {
    refundKey: String(refund_key ?? simulator.clock.now().getTime()),
    amount: typeof amount === "number" ? amount : undefined,
    reason: String(reason ?? ""),
  };
  return coreAnswer(simulator, simulator.bank.refund(id, request), REFUNDED);
}

/** Calls of merchants' servers, authenticated by the server key. */
export function providerRoutes(app: FastifyInstance, simulator: Simulator) {
  const { bank } = simulator;
  const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;
  const on = (operation: Operation, act: Act) => orFault(simulator, operation, act);
  const exempt = { config: { csrfExempt: true } };

  app.addHook("onRequest", async (request, reply) => {
    if (!bearsKey(request, simulator.serverKey))
      return reply.code(401).send({ status_code: "401", error_messages: [NO_ACCESS] });
  });
  app.post(
    "/snap/v1/transactions",
    exempt,
    on("create", (request) => createPage(simulator, request)),
  );
  app.post(
    "/snap/v1/transactions/:id/cancel",
    exempt,
    on("cancel", (request) => closePage(simulator, idOf(request))),
  );
  app.get(
    "/v2/:id/status",
    on("status", (request) => {
      const transaction = bank.find(idOf(request));
      return coreAnswer(simulator, transaction ? { transaction } : unknownTransaction());
    }),
  );
  app.post(
    "/v2/:id/cancel",
    exempt,
    on("cancel", (request) => coreAnswer(simulator, bank.move(idOf(request), "cancel"), CANCELLED)),
  );
  app.post(
    "/v2/:id/expire",
    exempt,
    on("expire", (request) => coreAnswer(simulator, bank.move(idOf(request), "expire"), EXPIRED)),
  );
  app.post(
    "/v2/:id/refund",
    exempt,
    on("refund", (request) => refund(simulator, idOf(request), request.body)),
  );
}
