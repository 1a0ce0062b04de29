import { DEBIT_STATES, type DebitState } from "@barakah/contract";
import fc from "fast-check";
import type { Ending } from "../../../../simulators/midtrans/bank.ts";
import type { Tampering } from "../../../../simulators/midtrans/tampering.ts";
import type { Status } from "../../../../simulators/midtrans/transitions.ts";
import type { Crash } from "./crash.ts";
import { WAYS, type Way } from "./open.ts";

/** Everything that can happen to money. `of`: the payment by index; `nth`: which of several. */
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
  | { do: "line comes"; of: number; beyond: number }
  | { do: "line"; nth: number; who: number; deed: LineDeed }
  | { do: "debit comes"; as: "charge" | "courier" | "payout" | "refund" }
  | { do: "debit"; nth: number; who: number; as: DebitState }
  | { do: "cash"; nth: number; who: number; deed: CashDeed }
  | { do: "payer"; of: number; deed: "cancel" | "prove" | "reopen" }
  | { do: "new proof"; of: number }
  | { do: "correct"; nth: number; who: number; deed: Correction }
  | { do: "qris"; nth: number; who: number; deed: QrisDeed }
  | { do: "fund"; nth: number; who: number; deed: FundDeed }
  | { do: "tickets"; nth: number; who: number; deed: TicketDeed }
  | { do: "books"; nth: number; who: number; deed: BookDeed }
  | { do: "complaint"; nth: number; who: number; deed: ComplaintDeed }
  | { do: "pay out"; part: number };

/** What treasurers do with kinds of fund: any two kinds, any recipient, allowed or not; `well` only does what is allowed. */
export const FUND_DEEDS = [
  "give",
  "give",
  "ask",
  "ask",
  "ask well",
  "ask well",
  "approve",
  "approve",
  "refuse",
  "undo",
  "undo",
  "take",
  "take",
  "give back",
  "pay",
  "pay",
  "pay well",
  "pay well",
  "unpay",
  "interest",
  "interest back",
  "rest of an event",
] as const;
export type FundDeed = (typeof FUND_DEEDS)[number];

/** What a treasurer does with an unassigned line. */
export const LINE_DEEDS = ["unknown", "unknown", "propose", "ignore", "open again", "give"] as const;
export type LineDeed = (typeof LINE_DEEDS)[number];

/** What a treasurer does with cash; `line`: the bank shows the handover. */
export const CASH_DEEDS = ["record", "record", "hand over", "line", "show", "take back", "void"] as const;
export type CashDeed = (typeof CASH_DEEDS)[number];

/**
 * What happens to a QRIS payment. `pay`: money arrives and a phone knows; `tell`: the phone reports it, at once or
 * late; `forge`: somebody else reports it; `end hold`: its amount becomes free for others.
 */
export const QRIS_DEEDS = [
  "quote gift",
  "quote gift",
  "quote order",
  "quote course",
  "quote tickets",
  "pay",
  "pay",
  "tell",
  "tell",
  "tell again",
  "forge",
  "run out",
  "end hold",
  "accept late",
  "lump",
  "take lump back",
] as const;
export type QrisDeed = (typeof QRIS_DEEDS)[number];

/**
 * What happens to what the books know: a bank gives a transfer back, with or without its line; Midtrans pays out, less its fee;
 * a month is closed or opened again.
 */
export const BOOK_DEEDS = [
  "transfer returns",
  "transfer returns unseen",
  "return is seen",
  "provider pays out",
  "provider pays out",
  "take payout back",
  "close month",
  "reopen month",
] as const;
export type BookDeed = (typeof BOOK_DEEDS)[number];

/** What follows from goods that arrived broken: staff promise the money back in their answer, and another one agrees. */
export const COMPLAINT_DEEDS = ["promise", "agree"] as const;
export type ComplaintDeed = (typeof COMPLAINT_DEEDS)[number];

export const TICKET_DEEDS = ["cancel", "cancel by staff", "revive", "sell at the door", "move"] as const;
export type TicketDeed = (typeof TICKET_DEEDS)[number];

export const DEEDS = [
  "approve",
  "approve with lines",
  "approve all",
  "reject",
  "reopen",
  "process order",
  "cancel order",
  "ship order",
  "returned order",
] as const;
export type Deed = (typeof DEEDS)[number];

/** Corrections of wrong decisions. */
export const CORRECTIONS = [
  "reverse",
  "reverse",
  "correct by line",
  "correct by line",
  "unlink",
  "refund",
  "pay refund",
  "withdraw refund",
  "give surplus",
] as const;
export type Correction = (typeof CORRECTIONS)[number];

/** What happens to a webhook on its way, or what an attacker sends instead. */
export const LETTERS = {
  genuine: {},
  forged: { badSignature: true },
  "unknown order": { orderId: "DON-000000000000" },
  "wrong amount": { grossAmount: "1.00" },
  // The signature does not cover these fields: an attacker who saw one webhook could forge them.
  "claims settlement": { extra: { transaction_status: "settlement" } },
  "claims another transaction": { extra: { transaction_id: "00000000-0000-0000-0000-000000000000" } },
} as const satisfies Record<string, Tampering>;
export type Letter = keyof typeof LETTERS;

const ENDINGS: Ending[] = ["success", "success", "success", "pending", "failure", "challenge"];
const MOVES: Status[] = [
  "settlement",
  "settlement",
  "deny",
  "cancel",
  "expire",
  "expire",
  "chargeback",
  "failure",
];
/** The kinds of a move that names one, such as a treasurer's deed. */
const KINDS: { [Move in Event["do"]]?: readonly string[] } = {
  open: WAYS,
  pay: ENDINGS,
  "provider moves": MOVES,
  letter: Object.keys(LETTERS),
  treasurer: DEEDS,
  line: LINE_DEEDS,
  "debit comes": ["charge", "courier", "payout", "refund"],
  debit: DEBIT_STATES,
  cash: CASH_DEEDS,
  payer: ["cancel", "prove", "reopen"],
  correct: CORRECTIONS,
  qris: QRIS_DEEDS,
  fund: FUND_DEEDS,
  tickets: TICKET_DEEDS,
  books: BOOK_DEEDS,
  complaint: COMPLAINT_DEEDS,
};
const MOVES_WITHOUT_KINDS: Event["do"][] = [
  ...(["call again", "provider refunds", "poll", "upkeep", "time passes", "bank statement"] as const),
  ...(["line comes", "new proof", "pay out"] as const),
];

/** A move with its kind, as `EVERY_MOVE` lists it. */
export const moveOf = (event: Event): string => {
  const kinds = KINDS[event.do] ?? [];
  const kind = Object.values(event).find((value) => typeof value === "string" && kinds.includes(value));
  return kind ? `${event.do}: ${kind}` : event.do;
};
export const EVERY_MOVE: readonly string[] = [
  ...MOVES_WITHOUT_KINDS,
  ...Object.entries(KINDS).flatMap(([move, kinds]) => [...new Set(kinds)].map((kind) => `${move}: ${kind}`)),
];

export const small = fc.nat(7);
export const who = fc.nat(1);
export const is = <const T>(value: T) => fc.constant(value);
export const oneOf = <const T>(values: readonly T[]) => fc.constantFrom(...values);

const open: fc.Arbitrary<Event> = fc.record({ do: is("open"), way: oneOf(WAYS), who });

export const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const sum = fc.integer({ min: 1, max: 60_000 });
const letter = fc.oneof(often(4, is<Letter>("genuine")), often(3, oneOf(Object.keys(LETTERS) as Letter[])));

const pay = fc.record({ do: is("pay"), of: small, ending: oneOf(ENDINGS) });
const moves = fc.record({ do: is("provider moves"), nth: small, to: oneOf(MOVES) });
export const refunds = fc.record({
  do: is("provider refunds"),
  nth: small,
  part: fc.oneof(sum, is(undefined)),
});
export const anyLetter = fc.record({ do: is("letter"), nth: fc.nat(30), as: letter });
const poll = fc.record({ do: is("poll"), of: small });
export const upkeep = is<Event>({ do: "upkeep" });
const timePasses = fc.record({ do: is("time passes"), of: small });
const payer = fc.record({ do: is("payer"), of: small, deed: oneOf(["cancel", "prove", "reopen"]) });

const qris = fc.record({ do: is("qris"), nth: small, who, deed: oneOf(QRIS_DEEDS) });

/** Events of one online payment: several transactions, each notified late, twice or never. */
const onlineEvent: fc.Arbitrary<Event> = fc.oneof(
  ...[often(6, pay), often(6, moves), often(2, refunds), often(6, anyLetter), often(2, poll)],
  ...[often(3, upkeep), often(1, timePasses), often(2, payer)],
);

/** Events of several payments of several kinds, often decided by two people at once. */
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  ...[often(6, pay), often(3, moves), often(2, refunds), often(5, anyLetter), often(2, poll)],
  ...[often(4, upkeep), often(2, timePasses), often(4, payer), often(5, open)],
  often(2, fc.record({ do: is("call again"), nth: small })),
  often(
    11,
    fc.record({
      do: is("treasurer"),
      of: small,
      who,
      deed: oneOf([...DEEDS, "approve with lines", "approve all"]),
    }),
  ),
  often(9, fc.record({ do: is("correct"), nth: small, who, deed: oneOf(CORRECTIONS) })),
  often(3, fc.record({ do: is("new proof"), of: small })),
  often(2, fc.record({ do: is("bank statement"), of: small, beyond: oneOf([0, 0, 500, -500]) })),
  often(6, fc.record({ do: is("line comes"), of: small, beyond: oneOf([0, 0, 0, 175, -175]) })),
  often(8, fc.record({ do: is("line"), nth: small, who, deed: oneOf(LINE_DEEDS) })),
  often(4, fc.record({ do: is("debit comes"), as: oneOf(["charge", "courier", "payout", "refund"]) })),
  often(5, fc.record({ do: is("debit"), nth: small, who, as: oneOf(DEBIT_STATES) })),
  often(2, fc.record({ do: is("pay out"), part: sum })),
  often(7, fc.record({ do: is("cash"), nth: small, who, deed: oneOf(CASH_DEEDS) })),
  often(5, fc.record({ do: is("tickets"), nth: small, who, deed: oneOf(TICKET_DEEDS) })),
  often(6, fc.record({ do: is("books"), nth: small, who, deed: oneOf(BOOK_DEEDS) })),
  often(10, qris),
);

/** One event, or two at the same moment; sometimes a connection dies meanwhile. */
export interface Step {
  events: Event[];
  crash: Crash | undefined;
  /** Milliseconds of delay of the provider's answers, so that others overtake them. */
  answersTake: number;
}

export const alone = (event: Event): Step => ({ events: [event], crash: undefined, answersTake: 0 });

const twice = (event: Event): Event[] => [event, "who" in event ? { ...event, who: 1 - event.who } : event];
const anyCrash = fc.record({ after: fc.nat(9), answerLost: fc.boolean() });
export const stepsOf = (event: fc.Arbitrary<Event>, maxLength: number): fc.Arbitrary<Step[]> => {
  const events = fc.oneof(
    often(2, fc.tuple(event)),
    often(2, fc.tuple(event, event)),
    // A double tap, a repeated webhook, or two treasurers with the same payment on screen.
    often(2, event.map(twice)),
  );
  const crash = fc.oneof(often(3, is(undefined)), often(1, anyCrash));
  const answersTake = fc.oneof(often(3, is(0)), often(1, fc.integer({ min: 1, max: 20 })));
  return fc.array(fc.record({ events, crash, answersTake }), { minLength: 1, maxLength, size: "max" });
};

/** Opens payments, then lets anything happen. Without fast-check's bias to small values, which makes sequences dull. */
export const courseOf = (opened: fc.Arbitrary<Event[]>, then: fc.Arbitrary<Step[]>): fc.Arbitrary<Step[]> =>
  fc.noBias(fc.tuple(opened, then).map(([events, steps]) => [...events.map(alone), ...steps]));

const anOnlinePayment = fc.record({
  do: is("open"),
  way: oneOf(["gift online", "order online", "tuition online"]),
  who,
});
/** The first transfer arrives after its time, when the order was already paid otherwise. */
const paidTwice: Event[] = [
  { do: "pay", of: 0, ending: "pending" },
  { do: "provider moves", nth: 0, to: "expire" },
  { do: "pay", of: 0, ending: "success" },
  { do: "provider moves", nth: 0, to: "settlement" },
];
const begun = fc.oneof(
  often(2, fc.tuple(anOnlinePayment)),
  often(
    1,
    anOnlinePayment.map((opened) => [opened, ...paidTwice]),
  ),
);
export const onlineCourse = courseOf(begun, stepsOf(onlineEvent, 24));

/** A transfer approved with its statement line: only such a payment has everything that can be undone. */
const approved = oneOf(["gift by transfer", "order by transfer", "tuition", "tickets by transfer"]).map(
  (way): Event[] => [
    { do: "open", way, who: 0 },
    { do: "line comes", of: 0, beyond: 0 },
    { do: "treasurer", of: 0, who: 1, deed: "approve with lines" },
  ],
);
/** A rejected proof: the goods are back in stock until another proof comes. */
const rejected = oneOf(["gift by transfer", "order by transfer", "tickets by transfer"]).map(
  (way): Event[] => [
    { do: "open", way, who: 1 },
    { do: "treasurer", of: 0, who: 0, deed: "reject" },
  ],
);
const opened = fc.array(open, { minLength: 1, maxLength: 3 });
const several = fc.oneof(
  often(3, opened),
  often(
    4,
    fc.tuple(approved, opened).map((events) => events.flat()),
  ),
  often(
    3,
    fc.tuple(rejected, opened).map((events) => events.flat()),
  ),
);
export const anyCourse = courseOf(several, stepsOf(anyEvent, 24));

const complaint = fc.record({ do: is("complaint"), nth: small, who, deed: oneOf(COMPLAINT_DEEDS) });
/** An order that arrived broken, and whose price is promised back. Then everything is tried with that promise. */
const complaintEvent: fc.Arbitrary<Event> = fc.oneof(
  often(5, complaint),
  often(8, fc.record({ do: is("correct"), nth: small, who, deed: oneOf(CORRECTIONS) })),
  often(2, fc.record({ do: is("treasurer"), of: small, who, deed: oneOf(DEEDS) })),
  ...[often(2, payer), often(1, upkeep)],
);
const promised = fc.nat(1).map((nth): Event[] => [
  { do: "open", way: "order by transfer", who: 1 },
  { do: "line comes", of: 0, beyond: 0 },
  { do: "treasurer", of: 0, who: 1, deed: "approve with lines" },
  { do: "complaint", nth, who: 0, deed: "promise" },
]);
export const complaintCourse = courseOf(promised, stepsOf(complaintEvent, 16));

/** QRIS payments only; those of one run often have the same amount. */
const qrisEvent: fc.Arbitrary<Event> = fc.oneof(
  often(16, qris),
  often(3, fc.record({ do: is("treasurer"), of: small, who, deed: oneOf(DEEDS) })),
  often(2, fc.record({ do: is("correct"), nth: small, who, deed: oneOf(CORRECTIONS) })),
  ...[often(1, payer), often(2, upkeep)],
);
const quoted = fc.array(
  fc.record({
    do: is("qris"),
    nth: small,
    who,
    deed: oneOf(["quote gift", "quote gift", "quote order", "pay"]),
  }),
  { minLength: 2, maxLength: 5 },
);
export const qrisCourse = courseOf(quoted, stepsOf(qrisEvent, 24));

/** Funds of every kind are filled first; then everything is tried with them, while gifts are refunded. */
const fundDeed = fc.record({ do: is("fund"), nth: fc.nat(400), who, deed: oneOf(FUND_DEEDS) });
const fundEvent: fc.Arbitrary<Event> = fc.oneof(
  often(14, fundDeed),
  often(2, fc.record({ do: is("cash"), nth: small, who, deed: oneOf(["void", "hand over"]) })),
  often(1, fc.record({ do: is("correct"), nth: small, who, deed: oneOf(["refund", "reverse"]) })),
);
const filled = fc.constant(
  [0, 1, 2, 3, 4, 5].map((nth): Event => ({ do: "fund", nth: nth + 12, who: nth % 2, deed: "give" })),
);
export const fundCourse = courseOf(filled, stepsOf(fundEvent, 30));

/** One course with each of these moves once, for those that chance left out. */
export function courseWith(moves: readonly string[]): Step[] {
  const found = new Map<string, Event>();
  for (const event of fc.sample(fc.oneof(anyEvent, fundEvent, complaintEvent), 5_000))
    found.set(moveOf(event), event);
  const begun: Event[] = [
    { do: "open", way: "gift by transfer", who: 0 },
    { do: "line comes", of: 0, beyond: 0 },
    { do: "treasurer", of: 0, who: 1, deed: "approve with lines" },
  ];
  return [...begun, ...moves.flatMap((move) => found.get(move) ?? [])].map(alone);
}
