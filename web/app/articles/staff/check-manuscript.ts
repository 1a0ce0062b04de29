/** Everything that an editor is told of a member's text before it is published. Runs in the browser. */

const documentOf = (html: string) => new DOMParser().parseFromString(html, "text/html");

const sentencesOf = (text: string) => text.split(/(?<=[.!?…]["”’)]*\s+)/);

const wordsOf = (text: string) => text.replace(/\s+/g, " ").trim();

/** The text with every sentence marked that was not in the one before. */
export function withChangesMarked(html: string, before: string | null): string {
  if (before === null) return html;
  const known = wordsOf(documentOf(before).body.textContent ?? "");
  const page = documentOf(html);
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parts = sentencesOf(text.data).map((sentence) => {
      if (known.includes(wordsOf(sentence))) return sentence;
      const mark = page.createElement("mark");
      mark.textContent = sentence;
      return mark;
    });
    text.replaceWith(...parts);
  }
  return page.body.innerHTML;
}

const NUMBERS = /(?:\+?\d[\s.-]?){8,}\d/;

export interface Check {
  fine: boolean;
  title: string;
  text: string;
}

export function checksOf(html: string): Check[] {
  const page = documentOf(html).body;
  const number = NUMBERS.exec(page.textContent ?? "")?.[0];
  const quotes = [...page.querySelectorAll("blockquote")].filter(
    ({ textContent }) => !/[—–(]|\bQS\b|\bHR\b/.test(textContent ?? ""),
  );
  return [
    number
      ? { fine: false, title: "Ada angka seperti nomor rekening atau telepon", text: `“${number}”` }
      : { fine: true, title: "Tidak ada nomor rekening atau telepon", text: "Diperiksa otomatis" },
    { fine: true, title: "Tulisan dan gambar milik sendiri", text: "Dinyatakan penulis" },
    ...quotes.map(({ textContent }) => ({
      fine: false,
      title: "Kutipan tanpa sumber",
      text: `“${wordsOf(textContent ?? "").slice(0, 60)}…”`,
    })),
  ];
}
