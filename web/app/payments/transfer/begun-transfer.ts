import { BANKS, type Bank } from "@barakah/contract/payments/methods";
import type { ProofCall } from "../../offline/proof-call.ts";
import type { TransferValues } from "./transfer-fields.ts";

type Unsent<Call> = Call extends { id: string } ? Omit<Call, "id"> : never;

/** A purchase by transfer, which a form passes to the page that asks for the proof. */
export interface BegunTransfer {
  /** The idempotency key. */
  key: string;
  title: string;
  /** What is to be transferred. */
  total: number;
  bank: Bank;
  payer_name: string;
  /** Takes it, once the transfer's own fields and its proof are added. */
  call: Unsent<ProofCall>;
}

/** Checked, because an older version may have kept another shape. */
export function isBegunTransfer(value: unknown): value is BegunTransfer {
  const begun = (value ?? {}) as Partial<BegunTransfer>;
  return (
    [begun.key, begun.title, begun.payer_name, begun.call?.endpoint].every((it) => typeof it === "string") &&
    typeof begun.total === "number" &&
    (BANKS as readonly unknown[]).includes(begun.bank)
  );
}

export const callWith = ({ key, call }: BegunTransfer, { proof_file: _, ...transfer }: TransferValues) =>
  ({ ...call, id: key, body: { ...call.body, ...transfer } }) as ProofCall;
