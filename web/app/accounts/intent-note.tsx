import { intentsFor } from "../platform/intent.ts";
import { Note } from "../ui/feedback/note.tsx";

/** Why somebody who only pressed a button is asked to sign in, and that it will not have been for nothing. */
export function IntentNote({ next }: { next: string | undefined }) {
  const says = intentsFor(next).map((intent) => intent.says);
  if (says.length === 0) return null;
  return <Note tone="info">Masuk atau mendaftar dulu, ya. Setelah itu {says.join(", dan ")}.</Note>;
}
