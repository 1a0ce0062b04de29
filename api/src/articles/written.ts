import { cleanHtml } from "../platform/text/clean-html.ts";
import { plainText, summaryOf } from "../platform/text/plain-text.ts";
import { minutesToRead } from "./reading-time.ts";

/** A draft as it is stored: sanitised, with a summary and the time that it takes to read. */
export function written<D extends { description: string; summary: string }>(draft: D) {
  const description = cleanHtml(draft.description);
  return {
    ...draft,
    description,
    summary: draft.summary || summaryOf(description),
    minutes: minutesToRead(plainText(description)),
  };
}
