import { Link } from "react-router";
import { useMember } from "../../platform/session.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { LockKeyFillIcon } from "../../ui/icons/icons.tsx";

/** For visitors; members know. */
export function MembersNote() {
  if (useMember()) return null;
  return (
    <Note tone="green" icon={<LockKeyFillIcon size={20} />} className="mx-4 mt-2">
      Belanja di Sinergy khusus untuk anggota.{" "}
      <Link to="/login" className="font-semibold text-primary-text underline underline-offset-3">
        Login
      </Link>{" "}
      untuk memesan.
    </Note>
  );
}
