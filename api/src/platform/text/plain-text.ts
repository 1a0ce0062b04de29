const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? " ")
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .trim();
}

const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Typed text as HTML: a blank line begins a paragraph. `typedText` is its reverse. */
export const paragraphsOf = (text: string): string =>
  text
    .replace(/[&<>]/g, (letter) => ESCAPED[letter] ?? letter)
    .split(/\n\s*\n/)
    .map((part) => part.trim().replace(/\n/g, "<br />"))
    .filter(Boolean)
    .map((part) => `<p>${part}</p>`)
    .join("");

export const typedText = (html: string): string =>
  html
    .split(/<\/(?:p|li|h\d|blockquote)>/)
    .map((part) =>
      part
        .split(/<br ?\/?>/)
        .map(plainText)
        .join("\n")
        .trim(),
    )
    .filter(Boolean)
    .join("\n\n");

/** The beginning of a long text is enough, unless it is mostly markup. */
function beginningOf(html: string, most: number): string {
  const start = plainText(html.slice(0, 8 * most).replace(/<[^>]*$/, ""));
  return start.length > most ? start : plainText(html);
}

/** A summary for link previews, cut at the end of a word. */
export function summaryOf(html: string, most = 160): string {
  const text = beginningOf(html, most);
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const wordEnd = cut.lastIndexOf(" ");
  return cut.slice(0, wordEnd > most / 2 ? wordEnd : most).replace(/[.,;:…\s]*$/, "…");
}
