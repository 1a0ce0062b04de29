import { intentFor } from "../platform/intent.ts";
import { Note } from "../ui/feedback/note.tsx";

/** Why somebody who only pressed a button is asked to sign in, and that it will not have been for nothing. */
export function IntentNote({ next }: { next: string | undefined }) {
  const intent = intentFor(next);
  return intent && <Note tone="info">{intent.says}</Note>;
}
