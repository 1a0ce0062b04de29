import { intentsFor } from "../platform/action-after-sign-in.ts";
import { Note } from "../ui/feedback/note.tsx";

interface IntentNoteProps {
  next: string | undefined;
  /** The visitor has just registered. */
  registered?: boolean;
}

/** Why signing in is needed, and that the action is done afterwards. */
export function IntentNote({ next, registered = false }: IntentNoteProps) {
  const says = intentsFor(next).map((intent) => intent.says);
  if (says.length === 0) return null;
  return (
    <Note tone="info">
      {registered ? "Masuk dengan akun barumu, ya." : "Masuk atau mendaftar dulu, ya."} Setelah itu{" "}
      {says.join(", dan ")}.
    </Note>
  );
}
