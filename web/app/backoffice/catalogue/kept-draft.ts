import { readFromTab, removeFromTab, saveToTab } from "../../platform/tab-storage.ts";

/** What was typed and not saved, with what it was written upon. */
export interface KeptDraft<Form> {
  version: number;
  base: Form;
  form: Form;
}

const isKept = (value: unknown): value is KeptDraft<object> =>
  typeof value === "object" && value !== null && "base" in value && "form" in value && "version" in value;

/** By member and form, for the life of the tab: a session that ends while somebody writes takes nothing away. */
export function keptDraft<Form extends object>(memberId: number, kind: string, id: number | undefined) {
  const name = `staf:${memberId}:${kind}:${id ?? "baru"}`;
  return {
    read: () => readFromTab(name, isKept) as KeptDraft<Form> | undefined,
    keep: (draft: KeptDraft<Form>) => saveToTab(name, draft),
    forget: () => removeFromTab(name),
  };
}
