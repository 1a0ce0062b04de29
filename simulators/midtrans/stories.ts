import type { Ending } from "./bank.ts";
import type { Result } from "./results.ts";
import type { Simulator } from "./simulator.ts";
import type { Method, Transaction } from "./transaction.ts";

function told({ transaction, refused }: Result): Transaction {
  if (refused) throw new Error(`the story cannot go on: ${refused.code} ${refused.message}`);
  return transaction;
}

/** Scenarios that a merchant must handle. Each returns the provider's final state. */
export function storiesOf({ bank, notifier }: Simulator) {
  const charge = (token: string, ending: Ending, method?: Method) => told(bank.charge(token, ending, method));
  const move = (id: string, to: Transaction["status"]) => told(bank.move(id, to));

  return {
    /** One order, two attempts: a denied card, then another method that pays. */
    deniedThenPaid(token: string) {
      const denied = charge(token, "failure");
      return { denied, paid: charge(token, "success") };
    },
    /** The bank reverses a payment minutes after settlement. */
    paidThenReversed(token: string) {
      const paid = charge(token, "success", "bsi_va");
      return move(paid.transactionId, "deny");
    },
    /** Each refund is notified twice, the second time with the bank's confirmation. */
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
    /** A transfer that was in progress when the order was cancelled or expired. */
    paidAfterTheEnd(orderId: string) {
      return move(orderId, "settlement");
    },
    /** The settlement arrives before the pending notification. */
    settledBeforePending(token: string) {
      notifier.hold();
      const paid = charge(token, "success");
      notifier.release("reversed");
      return paid;
    },
    /** Paid, held for suspected fraud, then cleared or denied. */
    suspectedThen(token: string, end: "settlement" | "deny" | "cancel") {
      const held = charge(token, "challenge");
      return move(held.transactionId, end);
    },
  };
}
