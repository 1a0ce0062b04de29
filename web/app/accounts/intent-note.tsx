import { intentsFor } from "../platform/intent.ts";
import { Note } from "../ui/feedback/note.tsx";

/** Why signing in is needed, and that the action is done afterwards. */
export function IntentNote({ next }: { next: string | undefined }) {
  const says = intentsFor(next).map((intent) => intent.says);
  if (says.length === 0) return null;
  return <Note tone="info">Masuk atau mendaftar dulu, ya. Setelah itu {says.join(", dan ")}.</Note>;
}
