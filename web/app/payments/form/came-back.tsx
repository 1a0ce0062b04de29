import type { ReactNode } from "react";
import type { SentForm } from "../../platform/sent-form.ts";
import { Note, ProblemNote } from "../../ui/feedback/note.tsx";

interface CameBackProps {
  sent: SentForm | undefined;
  /** The errors of the fields, which may be out of view. */
  errors: Record<string, string | undefined>;
  /** A summary to confirm before paying. */
  children: ReactNode;
}

/** At the top of a form that was submitted without JavaScript: its idempotency key and its errors. */
export function CameBack({ sent, errors, children }: CameBackProps) {
  if (!sent) return null;
  const { values } = sent;
  const reasons = [...new Set([sent.errors[""], ...Object.values(errors)])].filter(Boolean);
  return (
    <>
      {values.kunci && <input type="hidden" name="kunci" value={values.kunci} />}
      {values.langkah === "periksa" && (
        <Note tone="info" className="mx-4 mt-4">
          Periksa sekali lagi: {children}. Bila sudah benar, tekan Lanjutkan.
        </Note>
      )}
      <ProblemNote>{reasons.length > 0 && reasons.map((reason) => <p key={reason}>{reason}</p>)}</ProblemNote>
    </>
  );
}
