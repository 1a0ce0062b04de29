import { REASON_LEAST } from "@barakah/contract/platform/text-lengths";
import { type KeyboardEvent, useState } from "react";
import { choicesFor } from "./reasons.ts";

/** The typed text, the reason that it selects, and the keyboard. Typing alone never sends anything. */
export function useReason({ onSend, onCancel }: { onSend(reason: string): void; onCancel(): void }) {
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState<number>();
  const [tried, setTried] = useState(false);
  const choices = choicesFor(typed);
  // Nothing is selected before something is typed, so that nothing can be sent by mistake.
  const place = at ?? (typed.trim() ? 0 : undefined);
  const pointed = place === undefined ? undefined : choices[Math.min(place, choices.length - 1)];
  const reason = pointed && pointed.text.length >= REASON_LEAST ? pointed.text : undefined;

  function type(text: string) {
    setTyped(text);
    setAt(undefined);
    setTried(false);
  }
  function send() {
    setTried(true);
    if (reason) onSend(reason);
  }
  function step(by: number) {
    setAt(((place ?? (by > 0 ? -1 : 0)) + by + choices.length) % choices.length);
  }
  function press(event: KeyboardEvent) {
    const act = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => (event.ctrlKey || event.metaKey ? send() : pointed && type(pointed.text)),
      Escape: onCancel,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
  const problem =
    tried && !reason
      ? pointed
        ? "Tulis alasan yang dapat dipahami pembayar."
        : "Ketik atau pilih alasannya dahulu."
      : undefined;
  return { typed, type, choices, pointed, reason, press, send, problem };
}
