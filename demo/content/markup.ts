import type { DemoMaterial, DemoQuestion } from "./types.ts";

/** Writes the few tags that descriptions may contain, always closed. */

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

/** A quiz with its text and questions. */
export function quiz(
  intro: string,
  ...questions: DemoQuestion[]
): Pick<DemoMaterial, "content" | "questions"> {
  return { content: paragraphs(intro), questions };
}
