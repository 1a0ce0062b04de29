/**
 * Word writes a list as paragraphs that begin with a drawn bullet. Runs in the browser, before the editor reads what is pasted;
 * what does not come from Word stays as it is.
 */
export function pastedFromWord(html: string): string {
  if (!/mso-list|MsoListParagraph/i.test(html)) return html;
  const page = new DOMParser().parseFromString(html, "text/html");
  const items = [...page.querySelectorAll<HTMLElement>("p")].filter(isItem);
  // The list that each level is in, of the paragraph before.
  let open: { list: HTMLElement; after: Element }[] = [];
  for (const item of items) {
    const level = levelOf(item);
    const kind = isNumbered(item) ? "ol" : "ul";
    const follows = open[0] && item.previousElementSibling === open[0].list;
    if (!follows) open = [];
    open.length = Math.min(open.length, level);
    while (open.length < level) {
      const list = page.createElement(kind);
      const parent = open.at(-1);
      if (parent) parent.after.append(list);
      else item.before(list);
      open.push({ list, after: list });
    }
    const entry = page.createElement("li");
    const text = page.createElement("p");
    for (const mark of item.querySelectorAll("[style*='mso-list']")) mark.remove();
    text.append(...item.childNodes);
    trimStart(text);
    entry.append(text);
    const current = open.at(-1);
    if (current) {
      current.list.append(entry);
      current.after = entry;
    }
    item.remove();
  }
  return page.body.innerHTML;
}

const isItem = (paragraph: HTMLElement) =>
  /mso-list:\s*l/i.test(paragraph.getAttribute("style") ?? "") ||
  /MsoListParagraph/i.test(paragraph.className);

const DEEPEST = 5;
const levelOf = (item: HTMLElement) =>
  Math.min(DEEPEST, Number(/level(\d)/i.exec(item.getAttribute("style") ?? "")?.[1] ?? 1));

/** '1.', 'a)' or 'iv.' before the text, and not a dot, a square or an arrow. */
const isNumbered = (item: HTMLElement) => {
  const mark = item.querySelector("[style*='mso-list']")?.textContent ?? "";
  return /^[\s\u00a0]*(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(mark);
};

/** The bullet itself, where Word did not mark it as one. */
function trimStart(text: HTMLElement) {
  const first = text.ownerDocument.createTreeWalker(text, NodeFilter.SHOW_TEXT).nextNode();
  if (first) first.textContent = (first.textContent ?? "").replace(/^[\s\u00a0·•▪§o-]*[\u00a0]+\s*|^\s+/, "");
}
