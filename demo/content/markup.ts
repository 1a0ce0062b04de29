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

export interface Question {
  ask: string;
  options: string[];
  /** Index of the right option. */
  answer: number;
}

const LETTERS = "ABCDE";

export function quiz(intro: string, ...questions: Question[]): string {
  const asked = questions.map(
    ({ ask, options }) =>
      `<li><p>${ask}</p><ul>${options.map((option, i) => `<li>${LETTERS[i]}. ${option}</li>`).join("")}</ul></li>`,
  );
  const key = questions.map(({ answer }, i) => `${i + 1} ${LETTERS[answer]}`).join(", ");
  return `<p>${intro}</p><ol>${asked.join("")}</ol><p><strong>Kunci jawaban:</strong> ${key}.</p>`;
}
