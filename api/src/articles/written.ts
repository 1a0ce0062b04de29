import { cleanHtml } from "../platform/text/clean-html.ts";
import { plainText, summaryOf } from "../platform/text/plain-text.ts";

const WORDS_A_MINUTE = 200;

/** A draft as it is stored: sanitised, with a summary and the time that it takes to read. */
export function written<D extends { description: string; summary: string }>(draft: D) {
  const description = cleanHtml(draft.description);
  const words = plainText(description).split(" ").length;
  return {
    ...draft,
    description,
    summary: draft.summary || summaryOf(description),
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
  };
}
