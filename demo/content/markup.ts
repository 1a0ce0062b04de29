import type { DemoMaterial, DemoQuestion } from "./types.ts";

/** Writes the few tags that descriptions may carry, so that no text is left with an open one. */

export function paragraphs(...texts: string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join("");
}

export function heading(text: string): string {
  return `<h3>${text}</h3>`;
}

export function bullets(...items: string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}

export function steps(...items: string[]): string {
  return `<ol>${items.map((item) => `<li>${item}</li>`).join("")}</ol>`;
}

export function quote(text: string): string {
  return `<blockquote><p>${text}</p></blockquote>`;
}

/** The text and the questions of a quiz. */
export function quiz(
  intro: string,
  ...questions: DemoQuestion[]
): Pick<DemoMaterial, "content" | "questions"> {
  return { content: paragraphs(intro), questions };
}
