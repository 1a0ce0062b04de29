import fc from "fast-check";
import type { Ending } from "../../payments/midtrans-simulator/bank.ts";
import type { Tampering } from "../../payments/midtrans-simulator/tampering.ts";
import type { Status } from "../../payments/midtrans-simulator/transitions.ts";
import type { Crash } from "./crash.ts";
import { WAYS, type Way } from "./open.ts";

/** Anything that can happen to money, in any order. `of`: which payment, by its number; `nth`: which of several. */
export type Event =
  | { do: "open"; way: Way; who: number }
  | { do: "call again"; nth: number }
  | { do: "pay"; of: number; ending: Ending }
  | { do: "provider moves"; nth: number; to: Status }
  | { do: "provider refunds"; nth: number; part: number | undefined }
  | { do: "letter"; nth: number; as: Letter }
  | { do: "poll"; of: number }
  | { do: "upkeep" }
  | { do: "time passes"; of: number }
  | { do: "treasurer"; of: number; who: number; deed: Deed }
  | { do: "bank statement"; of: number; beyond: number }
  | { do: "payer"; of: number; deed: "cancel" | "prove" | "reopen" }
  | { do: "pay out"; part: number };

export const DEEDS = [
  "approve",
  "approve all",
  "reject",
  "process order",
  "cancel order",
  "ship order",
] as const;
export type Deed = (typeof DEEDS)[number];

/** What becomes of a letter on its way, or what a stranger sends in its place. */
export const LETTERS = {
  genuine: {},
  forged: { badSignature: true },
  "unknown order": { orderId: "DON-000000000000" },
  "wrong amount": { grossAmount: "1.00" },
  // The signature covers neither: whoever has seen one letter could write these.
  "claims settlement": { extra: { transaction_status: "settlement" } },
  "claims another transaction": { extra: { transaction_id: "00000000-0000-0000-0000-000000000000" } },
} as const satisfies Record<string, Tampering>;
export type Letter = keyof typeof LETTERS;

const ENDINGS: Ending[] = ["success", "success", "success", "pending", "failure", "challenge"];
const MOVES: Status[] = ["settlement", "settlement", "deny", "cancel", "expire", "chargeback", "failure"];
const small = fc.nat(7);
const who = fc.nat(1);
const is = <const T>(value: T) => fc.constant(value);
const oneOf = <const T>(values: readonly T[]) => fc.constantFrom(...values);

// More online than not: that is where several transactions meet in one payment.
const way = oneOf([...WAYS, "gift online", "order online"]);
const open: fc.Arbitrary<Event> = fc.record({ do: is("open"), way, who });

const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const sum = fc.integer({ min: 1, max: 60_000 });
const letter = fc.oneof(often(4, is<Letter>("genuine")), often(3, oneOf(Object.keys(LETTERS) as Letter[])));

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  often(4, open),
  often(2, fc.record({ do: is("call again"), nth: small })),
  often(8, fc.record({ do: is("pay"), of: small, ending: oneOf(ENDINGS) })),
  often(6, fc.record({ do: is("provider moves"), nth: small, to: oneOf(MOVES) })),
  often(3, fc.record({ do: is("provider refunds"), nth: small, part: fc.oneof(sum, is(undefined)) })),
  often(8, fc.record({ do: is("letter"), nth: fc.nat(30), as: letter })),
  often(4, fc.record({ do: is("poll"), of: small })),
  often(6, is<Event>({ do: "upkeep" })),
  often(2, fc.record({ do: is("time passes"), of: small })),
  often(
    8,
    fc.record({ do: is("treasurer"), of: small, who, deed: oneOf([...DEEDS, "approve", "approve all"]) }),
  ),
  often(2, fc.record({ do: is("bank statement"), of: small, beyond: oneOf([0, 0, 500, -500]) })),
  often(4, fc.record({ do: is("payer"), of: small, deed: oneOf(["cancel", "prove", "reopen"]) })),
  often(1, fc.record({ do: is("pay out"), part: sum })),
);

/** One event or two at the same moment; sometimes a connection dies meanwhile. */
export interface Step {
  events: Event[];
  crash: Crash | undefined;
}

const twice = (event: Event): Event[] => [event, "who" in event ? { ...event, who: 1 - event.who } : event];
const anyCrash = fc.record({ after: fc.nat(9), answerLost: fc.boolean() });
const anyStep: fc.Arbitrary<Step> = fc.record({
  events: fc.oneof(
    often(2, fc.tuple(anyEvent)),
    often(2, fc.tuple(anyEvent, anyEvent)),
    // A double tap, a letter that comes twice, two treasurers with the same payment on their screens.
    often(2, anyEvent.map(twice)),
  ),
  crash: fc.oneof(often(3, is(undefined)), often(1, anyCrash)),
});

/** A few payments, then anything. Without fast-check's bias to small values, which would leave most courses dull. */
export const anyCourse: fc.Arbitrary<Step[]> = fc.noBias(
  fc
    .tuple(
      fc.array(open, { minLength: 1, maxLength: 3, size: "max" }),
      fc.array(anyStep, { minLength: 1, maxLength: 20, size: "max" }),
    )
    .map(([opened, steps]) => [...opened.map((event) => ({ events: [event], crash: undefined })), ...steps]),
);
