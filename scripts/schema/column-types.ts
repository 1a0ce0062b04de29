import {
  ArrayExpressionNode,
  type ExpressionNode,
  GenericExpressionNode,
  IdentifierNode,
} from "kysely-codegen";

/** PostgreSQL types that our parsers read otherwise than kysely-codegen assumes (`platform/database/database.ts`). */
export const READ_AS = { int8: "number", date: "string", timestamptz: "string", numeric: "string" };

/** The types that columns name below, by the module that `platform/database/schema.ts` imports them from. */
const MODULES = {
  kysely: ["GeneratedAlways"],
  "@barakah/contract": [
    ...[
      "Bank",
      "BroadcastChannel",
      "NoticeChange",
      "OrderStatus",
      "PaymentMethod",
      "PledgeFund",
      "ProposalKind",
    ],
    ...["Province", "Topic", "TrackEvent", "WorkField"],
  ],
  "./columns.ts": [
    ...["Answers", "ChoiceOption", "InspectionFigures", "Issued", "ReceiptLine", "RefundStatus"],
    "WrittenJson",
  ],
};
export const IMPORTS: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(MODULES).flatMap(([module, names]) => names.map((name) => [name, module])),
  ),
  // Job is also a table.
  WorkJob: "@barakah/contract#Job",
};

const one = (name: string) => new IdentifierNode(name);
const many = (name: string) => new ArrayExpressionNode(one(name));
/** JSON: read as a value, written as text. */
const json = (type: ExpressionNode) => new GenericExpressionNode("JSONColumnType", [type]);
/** Written only by the database. */
const always = (name: string) => new GenericExpressionNode("GeneratedAlways", [one(name)]);

/**
 * Types of columns that the schema does not tell. kysely-codegen adds `| null` where a column may be null; a type here
 * is not optional on insert, even if the column has a default.
 */
export const COLUMN_TYPES: Record<string, ExpressionNode> = {
  // Unions of the contract without a CHECK constraint, or with one that also allows what is no longer written.
  "broadcast.channels": many("BroadcastChannel"),
  "broadcast.topic": one("Topic"),
  "cash_handover.bank": one("Bank"),
  "order_history.from_status": one("OrderStatus"),
  "order_history.to_status": one("OrderStatus"),
  "payment.method": one("PaymentMethod"),
  "payment_refund.status": one("RefundStatus"),
  "payout.bank": one("Bank"),
  "pledge.fund": one("PledgeFund"),
  "profile.address_province": one("Province"),
  "profile.job": one("WorkJob"),
  "profile.work_field": one("WorkField"),
  "proposal.kind": one("ProposalKind"),
  "receipt.method": one("PaymentMethod"),
  "statement_debit.bank": one("Bank"),
  "statement_file.bank": one("Bank"),
  "statement_line.bank": one("Bank"),
  "statement_mapping.bank": one("Bank"),
  "store_payout.bank": one("Bank"),

  // Shapes of JSON.
  "audit_log.after": one("WrittenJson"),
  "audit_log.before": one("WrittenJson"),
  "event_notice.changes": json(many("NoticeChange")),
  "event_question.options": json(many("ChoiceOption")),
  "inspection.figures": json(one("InspectionFigures")),
  "job.payload": json(one("object")),
  "quiz_question.options": json(many("string")),
  "receipt.issuer": json(one("Issued")),
  "receipt.lines": json(many("ReceiptLine")),
  "shipment.track": json(many("TrackEvent")),
  "ticket.answers": json(one("Answers")),

  // Maintained by triggers.
  "enrolment.words": always("string"),
  "ledger_posting.at": always("string"),
  "ledger_posting.kind": always("string"),
  "ledger_posting.words": always("string"),
  "payment.claimed": always("boolean"),
  "payment.seen_amount": always("number"),
  "payment.words": always("string"),
  "registration.words": always("string"),
  "shop_order.words": always("string"),

  // With a default, but an insert that forgets them would be wrong.
  "order_refund.discount": one("number"),
  "order_refund.shipping": one("number"),
  "order_refund.ujrah": one("number"),
  "statement_file.left_out": one("Json"),
};
