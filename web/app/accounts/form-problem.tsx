import { Note } from "../ui/feedback/note.tsx";
import { WarningCircleFillIcon } from "../ui/icons/icons.tsx";

/** An error that belongs to no single field. */
export const FormProblem = ({ children }: { children: string | undefined }) => (
  <div role="alert" className="empty:hidden">
    {children && (
      <Note tone="red" icon={<WarningCircleFillIcon size={20} />}>
        {children}
      </Note>
    )}
  </div>
);
