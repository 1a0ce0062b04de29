import { METHODS, type Transaction } from "../../../../simulators/midtrans/transaction.ts";
import { canFollow } from "../../../../simulators/midtrans/transitions.ts";
import { send, VISITOR } from "../calls.ts";
import { playBooks } from "./books.ts";
import { playCash } from "./cash.ts";
import { playComplaints } from "./complaints.ts";
import { CORRECTABLE, correct } from "./corrections.ts";
import { debitComes, decideDebit } from "./debits.ts";
import { type Event, LETTERS } from "./events.ts";
import { playFunds } from "./funds.ts";
import { type Known, known } from "./known.ts";
import { decideLine, lineComes } from "./lines.ts";
import { call, open } from "./open.ts";
import { asPayer, decide, matchStatement, payOut, sendNewProof } from "./people.ts";
import { playQris } from "./qris.ts";
import { playTickets } from "./tickets.ts";
import { handOver, noted, type World } from "./world.ts";

const pick = <T>(from: readonly T[], nth: number): T | undefined => from[nth % Math.max(from.length, 1)];

const transactionsOf = ({ provider }: World, payments: Known[]): readonly Transaction[] =>
  payments.flatMap(({ orders }) => orders.flatMap((order) => provider.bank.attempts(order)));

const endTime = ({ api }: World, { reference }: Known) =>
  api.database.pool.query(
    "update payment set expires_at = now() where reference = $1 and expires_at is not null",
    [reference],
  );

/** Runs the periodic jobs, backdated so that everything is polled again. */
export async function keepUp({ api }: World) {
  await api.database.pool.query("update payment_attempt set asked_at = now() - interval '2 days'");
  await api.app.payments.keepUp();
}

type Providers = Extract<Event, { do: "provider moves" | "provider refunds" }>;

/** Applies the event to the nth transaction that allows it. */
async function playAt({ provider }: World, event: Providers, transactions: readonly Transaction[]) {
  const can = ({ status, method }: Transaction) =>
    event.do === "provider moves"
      ? canFollow(status, event.to)
      : METHODS[method].refundable && canFollow(status, "refund");
  const transaction = pick(transactions.filter(can), event.nth);
  if (!transaction) return;
  const { transactionId, refunds } = transaction;
  if (event.do === "provider moves") provider.bank.move(transactionId, event.to);
  else
    provider.bank.refund(transactionId, {
      refundKey: `${refunds.length}`,
      amount: event.part,
      reason: "uji",
    });
  await provider.notifier.idle();
}

const atBank = ({ method }: Known) => method === "bsi" || method === "bjb";

/** The payments that an event applies to. */
const CONCERNS: Record<Extract<Event, { of: number }>["do"], (payment: Known) => boolean> = {
  pay: ({ token }) => token !== null,
  poll: ({ orders }) => orders.length > 0,
  "time passes": ({ orders }) => orders.length > 0,
  treasurer: ({ method, kind }) => method !== "midtrans" || kind === "order",
  "bank statement": atBank,
  "line comes": atBank,
  payer: ({ kind }) => kind === "order",
  "new proof": ({ status }) => status === "rejected",
};

/** Plays one event. A refused event had no effect. */
export async function play(world: World, event: Event): Promise<unknown> {
  const all = await known(world);
  const payment = "of" in event ? pick(all.filter(CONCERNS[event.do]), event.of) : undefined;
  switch (event.do) {
    case "open":
      return open(world, event.way, event.who);
    case "call again": {
      const opening = pick(world.openings, event.nth);
      return opening && call(world, opening);
    }
    case "provider moves":
    case "provider refunds":
      return playAt(world, event, transactionsOf(world, all));
    case "letter": {
      const letter = pick(world.letters, event.nth);
      return letter && handOver(world, letter, LETTERS[event.as]);
    }
    case "line":
      return decideLine(world, event.who, event.nth, event.deed);
    case "correct": {
      const wrong = pick(all.filter(CORRECTABLE[event.deed]), event.nth);
      return wrong && correct(world, event.who, wrong.reference, event.deed);
    }
    case "debit comes":
      return debitComes(world, event.as);
    case "debit":
      return decideDebit(world, event.who, event.nth, event.as);
    case "fund":
      return playFunds(world, event.who, event.nth, event.deed);
    case "cash":
      return playCash(world, event.who, event.nth, event.deed);
    case "tickets":
      return playTickets(world, event.who, event.nth, event.deed);
    case "complaint":
      return playComplaints(world, event.who, event.nth, event.deed);
    case "books":
      return playBooks(world, event.who, event.nth, event.deed);
    case "qris":
      return playQris(world, event.who, event.nth, event.deed, all);
    case "upkeep":
      return keepUp(world);
    case "pay out":
      return payOut(world, event.part);
  }
  if (!payment) return;
  switch (event.do) {
    case "pay":
      if (payment.token) world.provider.bank.charge(payment.token, event.ending);
      return world.provider.notifier.idle();
    case "poll":
      return noted(
        world,
        send(
          world.api,
          "POST",
          "/api/payments/update-payment-status/",
          { transactionId: payment.reference },
          VISITOR,
        ),
      );
    case "time passes":
      return endTime(world, payment);
    case "treasurer":
      return decide(world, event.who, payment, event.deed, all);
    case "bank statement":
      return matchStatement(world, payment, event.beyond);
    case "line comes":
      return lineComes(world, payment, event.beyond);
    case "payer":
      return asPayer(world, payment, event.deed);
    case "new proof":
      return sendNewProof(world, payment);
  }
}
