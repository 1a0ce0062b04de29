import type { Ending } from "./bank.ts";
import type { Result } from "./results.ts";
import type { Simulator } from "./simulator.ts";
import type { Method, Transaction } from "./transaction.ts";

function told({ transaction, refused }: Result): Transaction {
  if (refused) throw new Error(`the story cannot go on: ${refused.code} ${refused.message}`);
  return transaction;
}

/** Courses of events that a merchant must survive. Each says what the provider knows at its end. */
export function storiesOf({ bank, notifier }: Simulator) {
  const charge = (token: string, ending: Ending, method?: Method) => told(bank.charge(token, ending, method));
  const move = (id: string, to: Transaction["status"]) => told(bank.move(id, to));

  return {
    /** One order, two attempts: a card that is denied, then another way that pays. */
    deniedThenPaid(token: string) {
      const denied = charge(token, "failure");
      return { denied, paid: charge(token, "success") };
    },
    /** The bank takes a payment back some minutes after it was settled. */
    paidThenReversed(token: string) {
      const paid = charge(token, "success", "bsi_va");
      return move(paid.transactionId, "deny");
    },
    /** Each refund is told of twice, the second time with the bank's word. */
    refundedInTwoParts(token: string, part: number) {
      const { transactionId } = charge(token, "success");
      told(bank.refund(transactionId, { refundKey: "sebagian", amount: part, reason: "Sebagian" }));
      return told(bank.refund(transactionId, { refundKey: "sisa", amount: undefined, reason: "Sisa" }));
    },
    chargedBack(token: string) {
      const paid = charge(token, "success", "credit_card");
      move(paid.transactionId, "settlement");
      return move(paid.transactionId, "chargeback");
    },
    /** A transfer that was under way when the merchant cancelled, or when time ran out. */
    paidAfterTheEnd(orderId: string) {
      return move(orderId, "settlement");
    },
    /** The payment arrives before the news that it is awaited. */
    settledBeforePending(token: string) {
      notifier.hold();
      const paid = charge(token, "success");
      notifier.release("reversed");
      return paid;
    },
    /** Paid, held for suspicion of fraud, then cleared or denied. */
    suspectedThen(token: string, end: "settlement" | "deny" | "cancel") {
      const held = charge(token, "challenge");
      return move(held.transactionId, end);
    },
  };
}
