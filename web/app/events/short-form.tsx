import type { ReactNode } from "react";
import { Note } from "../ui/feedback/note.tsx";
import { Button } from "../ui/form/button.tsx";
import type { Form } from "../ui/form/use-form.ts";

interface ShortFormProps {
  form: Pick<Form<Record<string, unknown>>, "ref" | "submit" | "problem" | "busy">;
  submit: string;
  className?: string;
  children: ReactNode;
}

/** A form of a few fields: why it failed, and below that the button that sends it. */
export const ShortForm = ({ form, submit, className = "gap-4", children }: ShortFormProps) => (
  <form
    ref={form.ref}
    noValidate
    onSubmit={form.submit}
    data-needs-script
    className={`flex flex-col ${className}`}
  >
    {children}
    {form.problem && <Note tone="red">{form.problem}</Note>}
    <Button type="submit" busy={form.busy} label={submit} />
  </form>
);
