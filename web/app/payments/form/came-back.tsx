import type { ReactNode } from "react";
import type { SentForm } from "../../platform/sent-form.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Icon } from "../../ui/icons/icon.tsx";

interface CameBackProps {
  sent: SentForm | undefined;
  /** A summary to confirm before paying. */
  children: ReactNode;
}

/** On top of a form that was submitted without JavaScript: its idempotency key, and general errors. */
export function CameBack({ sent, children }: CameBackProps) {
  if (!sent) return null;
  const { values, errors } = sent;
  return (
    <>
      {values.kunci && <input type="hidden" name="kunci" value={values.kunci} />}
      {values.langkah === "periksa" && (
        <Note tone="info" className="mx-4 mt-4">
          Periksa sekali lagi: {children}. Bila sudah benar, tekan Lanjutkan.
        </Note>
      )}
      {errors[""] && (
        <Note tone="red" icon={<Icon name="warning-circle-fill" size={20} />} className="mx-4 mt-4">
          {errors[""]}
        </Note>
      )}
    </>
  );
}
