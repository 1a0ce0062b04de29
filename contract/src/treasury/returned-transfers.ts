import { z } from "zod";
import { day, id, reason } from "../platform/vocabulary.ts";

/** Transfers of ours that a bank may give back. */
export const SENT_KINDS = ["payout", "refund", "store"] as const;
export type SentKind = (typeof SENT_KINDS)[number];

/** A transfer as people name it: `id` is the payment's reference for a refund. */
export const sentTransfer = z.object({ kind: z.enum(SENT_KINDS), id: z.string(), name: z.string() });

export const seenLine = z.object({ id, day, description: z.string() });

/** The bank gave a transfer back. `line` shows it, once the bank's file is here. */
export const transferReturn = z.object({
  on: day,
  reason: z.string(),
  by: z.string(),
  line: seenLine.nullable(),
});

/** Until a line shows the return: unclaimed lines of exactly what was transferred, the earliest first. */
export const returnLines = z.array(seenLine);

/** Recorded by a treasurer: when and why it came back, and the line that brought it, if that is here already. */
export const returnBody = z.object({ returned_on: day, reason, line: id.optional() });
export const returnLineBody = z.object({ line: id });
