import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { sentenceOf } from "../../platform/api-error.ts";
import { DRAFTS_BACK, SIGNED_OUT } from "../../platform/device-keys.ts";
import { readFromTab, saveToTab } from "../../platform/tab-storage.ts";
import { useToast } from "../toast/toasts.tsx";
import {
  type FieldErrors,
  firstWrong,
  focusFirstError,
  serverFieldErrors,
  withoutErrorsOf,
} from "./field-errors.ts";
import { fieldsOf } from "./form-fields.ts";
import { problemIn, type SendOptions, useSend } from "./use-send.ts";

interface ValuesOptions<Values> {
  /** What the fields hold at first, in the order of the form. */
  initial: Values;
  /** The name under which what was typed survives reloads and 'back', for the life of the tab. */
  draft?: string;
  /** Fills in, once it is known and only where nothing was typed. */
  prefill?: Partial<Values>;
}

export interface FormOptions<Values extends object, Output>
  extends Omit<SendOptions<Values, Output>, "mutationKey" | "onSettled">,
    Omit<ValuesOptions<Values>, "initial"> {
  /** Omitted for uncontrolled fields: the call then gets the text fields by their names. */
  initial?: Values;
  /** What was wrong with it when it came back, sent without JavaScript. */
  initialErrors?: FieldErrors<Values>;
  /** What is wrong before anything is sent. */
  check?(values: Values, form: HTMLFormElement | null): FieldErrors<Values>;
  /** The field of a file: what is too large or no picture is refused as a whole. */
  fileField?: keyof Values;
  /** Called with the first wrong field, before it gets the focus. */
  onInvalid?(sentence: string, field: keyof Values): void;
  /** Says in a toast too why it failed: for a form whose button stands far from its fields. */
  toasts?: boolean;
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

const textFields = (form: HTMLFormElement | null) => Object.fromEntries(new FormData(form ?? undefined));

/** A form: its values, the errors of its fields (client and server) and its call. */
export function useForm<Values extends object, Output = unknown>(options: FormOptions<Values, Output>) {
  const { initial, draft, prefill, fileField } = options;
  const toast = useToast();
  const ref = useRef<HTMLFormElement>(null);
  const { latest, noteSent, ...fields } = useValues({ initial: initial ?? ({} as Values), draft, prefill });
  const [errors, setErrors] = useState<FieldErrors<Values>>(options.initialErrors ?? {});
  const { send, busy, error, reset, isUnderWay } = useSend<Values, Output>({
    ...options,
    onError(failure, values) {
      options.onError?.(failure, values);
      if (options.toasts) toast.error(problemIn(failure));
      show(serverFieldErrors(failure, fileField));
    },
  });

  /** The server also names what this form has no field for, such as a product that sold out. */
  const isOwn = (field: keyof Values) => !initial || (String(field).split(".")[0] ?? "") in initial;
  function show(found: FieldErrors<Values>) {
    const field = firstWrong(found, initial);
    flushSync(() => {
      setErrors(found);
      if (field && isOwn(field)) options.onInvalid?.(found[field] ?? "", field);
    });
    if (field) focusFirstError(ref.current);
  }
  function change(changes: Partial<Values>) {
    fields.change(changes);
    setErrors((before) => withoutErrorsOf(before, changes));
  }
  function setError(field: keyof Values, sentence: string | undefined) {
    setErrors((before) => ({ ...before, [field]: sentence }));
  }
  function submit(event?: FormEvent) {
    event?.preventDefault();
    // A second tap comes before `busy` is rendered; it must not throw away what the first one will answer.
    if (busy || isUnderWay()) return;
    reset();
    const values = initial ? latest.current : (textFields(ref.current) as Values);
    const found = options.check?.(values, ref.current) ?? {};
    show(found);
    if (firstWrong(found, initial)) return;
    noteSent();
    void send(values);
  }
  /** By the API's name of the field, also of one within another: 'banks.0.account_number'. */
  const errorOf = (field: string): string | undefined => errors[field as keyof Values];
  /** The error of a field that is shown as a whole: its own, or the first of those within it. */
  const errorWithin = (field: string): string | undefined =>
    errorOf(field) ?? errorOf(Object.keys(errors).find((name) => name.startsWith(`${field}.`)) ?? "");
  const refused = firstWrong(serverFieldErrors<Values>(error, fileField), initial);
  return {
    ...fields,
    ref,
    errors,
    errorOf,
    errorWithin,
    /** `<TextInput label="Nama" {...form.field("name")} />` */
    field: fieldsOf(fields.values, change, errorOf),
    change,
    setError,
    show,
    submit,
    busy,
    error,
    /** Why it failed, where no field of this form says it. */
    problem:
      error && !(refused && isOwn(refused)) ? (refused ? problemIn(error) : sentenceOf(error)) : undefined,
  };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Without what is no field of this form: an earlier version kept it under other names, or in another shape. */
function knownOf<Values extends object>(draft: object, empty: Values): Partial<Values> {
  const isLike = (value: unknown, like: unknown) =>
    typeof value === typeof like && Array.isArray(value) === Array.isArray(like);
  const known = Object.entries(draft).filter(([name, value]) => {
    const like: unknown = empty[name as keyof Values];
    return name in empty && (like === null || isLike(value, like));
  });
  return Object.fromEntries(known) as Partial<Values>;
}

/** The values. Drafts are read after hydration: the server renders the empty form. */
function useValues<Values extends object>({ initial, draft, prefill }: ValuesOptions<Values>) {
  const [values, setValues] = useState(initial);
  const [ready, setReady] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const latest = useRef(values);
  const { current: empty } = useRef(initial);
  const saved = useRef(false);
  const sent = useRef(values);

  const show = useCallback((changes: Partial<Values>) => {
    latest.current = { ...latest.current, ...changes };
    setValues(latest.current);
  }, []);
  const change = useCallback(
    (changes: Partial<Values>) => {
      show(changes);
      saved.current = false;
      setUnsaved(true);
      if (draft) saveToTab(draft, latest.current);
    },
    [draft, show],
  );
  useEffect(() => {
    const read = () => {
      const found = draft && readFromTab(draft, isObject);
      if (found) show(knownOf(found, empty));
    };
    read();
    setReady(true);
    addEventListener(DRAFTS_BACK, read);
    return () => removeEventListener(DRAFTS_BACK, read);
  }, [draft, show, empty]);
  // Signing out in any tab deletes stored drafts; the values on screen are cleared too.
  useEffect(() => {
    if (!draft) return;
    const forget = () => show(empty);
    addEventListener(SIGNED_OUT, forget);
    return () => removeEventListener(SIGNED_OUT, forget);
  }, [draft, show, empty]);

  const prefilled = useRef(false);
  useEffect(() => {
    if (!prefill || !ready || prefilled.current) return;
    prefilled.current = true;
    const empty = Object.entries(prefill).filter(([field]) => !latest.current[field as keyof Values]);
    change(Object.fromEntries(empty) as Partial<Values>);
  }, [prefill, ready, change]);

  function noteSent() {
    sent.current = latest.current;
  }
  /** Marks the sent values, with these from the server, as saved. What was typed since then stays, and is not saved. */
  function settle(stored: Partial<Values> = {}) {
    const before = sent.current;
    const typed = (Object.keys(latest.current) as (keyof Values)[]).filter(
      (name) => !Object.is(latest.current[name], before[name]),
    );
    const typedNow = Object.fromEntries(typed.map((name) => [name, latest.current[name]]));
    saved.current = true;
    setUnsaved(typed.length > 0);
    show({ ...stored, ...typedNow });
    sent.current = { ...latest.current, ...Object.fromEntries(typed.map((name) => [name, before[name]])) };
  }
  return {
    values,
    latest,
    noteSent,
    /** True after hydration, when drafts are read. */
    ready,
    change,
    unsaved,
    /** True from the moment that it is saved, before the next rendering. */
    saved,
    settle,
  };
}
