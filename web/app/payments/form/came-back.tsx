import type { ReactNode } from "react";
import type { SentForm } from "../../platform/sent-form.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { WarningCircleFillIcon } from "../../ui/icons/icons.tsx";

interface CameBackProps {
  sent: SentForm | undefined;
  /** What is paid, to be seen once more before it is. */
  children: ReactNode;
}

/** At the top of a form that was sent without JavaScript: the key by which it is sent once, and what no field says. */
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
        <Note tone="red" icon={<WarningCircleFillIcon size={20} />} className="mx-4 mt-4">
          {errors[""]}
        </Note>
      )}
    </>
  );
}
