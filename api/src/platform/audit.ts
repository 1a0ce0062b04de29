import type { AuditAction, AuditKind } from "@barakah/contract";
import type { Actor } from "./actor.ts";
import type { Tx } from "./database/database.ts";

export interface Deed {
  /** What was done, for example 'payment.approve' or 'role.change'. */
  action: AuditAction;
  subject: { kind: AuditKind; id: string | number };
  /** Only what changed. Never a password, token or code. */
  before?: unknown;
  after?: unknown;
}

const written = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** Writes an audit entry in the transaction of the change itself, so neither exists without the other. */
export async function audit(tx: Tx, actor: Actor, { action, subject, before, after }: Deed): Promise<void> {
  await tx
    .insertInto("audit_log")
    .values({
      actor_id: actor.memberId,
      action,
      subject_kind: subject.kind,
      subject_id: String(subject.id),
      before: written(before),
      after: written(after),
      request_id: actor.requestId,
    })
    .execute();
}
