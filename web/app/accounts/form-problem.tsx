import { Note } from "../ui/feedback/note.tsx";
import { Icon } from "../ui/icons/icon.tsx";

/** An error that belongs to no single field. */
export const FormProblem = ({ children }: { children: string | undefined }) => (
  <div role="alert" className="empty:hidden">
    {children && (
      <Note tone="red" icon={<Icon name="warning-circle-fill" size={20} />}>
        {children}
      </Note>
    )}
  </div>
);
