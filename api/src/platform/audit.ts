import type { AuditAction, AuditKind } from "@barakah/contract";
import type { Tx } from "./database/database.ts";

/** Only what changed. Never a password, token or code. */
interface Change {
  before?: unknown;
  after?: unknown;
}

/** A member, or a buyer without an account. */
interface Author {
  memberId: number | null;
  requestId: string;
}

const written = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/**
 * Writes an audit entry in the transaction of the change itself, so neither exists without the other. `action` is what
 * was done, for example 'payment.approve' or 'role.change'.
 */
export async function audit(
  tx: Tx,
  actor: Author,
  action: AuditAction,
  [subject_kind, id]: readonly [kind: AuditKind, id: string | number],
  { before, after }: Change = {},
): Promise<void> {
  await tx
    .insertInto("audit_log")
    .values({
      actor_id: actor.memberId,
      action,
      subject_kind,
      subject_id: String(id),
      before: written(before),
      after: written(after),
      request_id: actor.requestId,
    })
    .execute();
}
