const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Typed text as HTML: an empty line begins a paragraph, a line stays a line. */
export function storyHtml(text: string): string {
  return text
    .trim()
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\n/g, "<br>")}</p>`)
    .join("");
}
