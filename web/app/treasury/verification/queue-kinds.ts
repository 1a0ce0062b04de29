import type { PaymentKindName } from "@barakah/contract";

/** In the order of the tabs above the queue. */
export const KINDS: readonly { kind: PaymentKindName; label: string }[] = [
  { kind: "donation", label: "Donasi" },
  { kind: "order", label: "Belanja" },
  { kind: "enrolment", label: "Kelas" },
  { kind: "zakat", label: "Zakat" },
  { kind: "event", label: "Acara" },
];

export function nextKind(kind: PaymentKindName, by: 1 | -1): PaymentKindName {
  const at = KINDS.findIndex((one) => one.kind === kind);
  return KINDS[(at + by + KINDS.length) % KINDS.length]?.kind ?? kind;
}
