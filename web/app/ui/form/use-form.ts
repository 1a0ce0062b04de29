import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { sentenceOf } from "../../platform/api-error.ts";
import {
  type FieldErrors,
  firstWrong,
  focusFirstError,
  serverFieldErrors,
  withoutErrorsOf,
} from "./field-errors.ts";
import { type SendOptions, useSend } from "./use-send.ts";
import { useValues, type ValuesOptions } from "./use-values.ts";

export interface FormOptions<Values extends object, Output>
  extends Omit<SendOptions<Values, Output>, "mutationKey" | "onSettled">,
    Omit<ValuesOptions<Values>, "initial"> {
  /** Left out where the browser keeps what is typed: the call then gets the text fields by their names. */
  initial?: Values;
  /** What is wrong before anything is sent. */
  check?(values: Values, form: HTMLFormElement | null): FieldErrors<Values>;
  /** How the form names the API's fields, where they differ. */
  fieldOf?: Readonly<Record<string, keyof Values>>;
  /** The field of a file: what is too large or no picture is refused as a whole. */
  fileField?: keyof Values;
  /** Hears of the first wrong field, before it gets the focus. */
  onInvalid?(sentence: string, field: keyof Values): void;
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

const textFields = (form: HTMLFormElement | null) => Object.fromEntries(new FormData(form ?? undefined));

/** One form: its values, what is wrong with each field by our own word or the server's, and the call that it makes. */
export function useForm<Values extends object, Output = unknown>(options: FormOptions<Values, Output>) {
  const { initial, draft, prefill, fieldOf, fileField } = options;
  const ref = useRef<HTMLFormElement>(null);
  const { latest, ...fields } = useValues({ initial: initial ?? ({} as Values), draft, prefill });
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const { send, busy, error, reset } = useSend<Values, Output>({
    ...options,
    onError(failure, values) {
      options.onError?.(failure, values);
      show(serverFieldErrors(failure, fieldOf, fileField));
    },
  });

  /** Shows what is wrong and leads to the first of it. */
  function show(found: FieldErrors<Values>) {
    const field = firstWrong(found, initial);
    flushSync(() => {
      setErrors(found);
      if (field) options.onInvalid?.(found[field] ?? "", field);
    });
    if (field) focusFirstError(ref.current);
  }
  function change(changes: Partial<Values>) {
    fields.change(changes);
    setErrors((before) => withoutErrorsOf(before, changes));
  }
  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (busy) return;
    reset();
    const values = initial ? latest.current : (textFields(ref.current) as Values);
    const found = options.check?.(values, ref.current) ?? {};
    show(found);
    if (!firstWrong(found, initial)) void send(values);
  }
  const refused = firstWrong(serverFieldErrors(error, fieldOf, fileField), initial);
  return {
    ...fields,
    ref,
    errors,
    change,
    show,
    submit,
    busy,
    error,
    /** Why it failed, where no field is to blame. */
    problem: error && !refused ? sentenceOf(error) : undefined,
  };
}
