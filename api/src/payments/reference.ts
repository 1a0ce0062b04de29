import { unguessableCode } from "../platform/unguessable-code.ts";
import type { PaymentKind } from "./queries.ts";

const PREFIX: Record<PaymentKind, string> = { donation: "DON", order: "ORD", enrolment: "KLS" };

/** What people and the provider call a payment. */
export const newReference = (kind: PaymentKind): string => unguessableCode(PREFIX[kind]);
