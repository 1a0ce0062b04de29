import { Node } from "@tiptap/core";

/** Tables as they come from Word or a spreadsheet: their cells can be written in, rows and columns come by pasting. */
export const TABLE_NODES = [
  Node.create({
    name: "table",
    group: "block",
    content: "tableRow+",
    isolating: true,
    parseHTML: () => [{ tag: "table" }],
    renderHTML: () => ["table", ["tbody", 0]],
  }),
  Node.create({
    name: "tableRow",
    content: "(tableCell | tableHead)+",
    parseHTML: () => [{ tag: "tr" }],
    renderHTML: () => ["tr", 0],
  }),
  ...(["td", "th"] as const).map((tag) =>
    Node.create({
      name: tag === "td" ? "tableCell" : "tableHead",
      content: "paragraph+",
      isolating: true,
      parseHTML: () => [{ tag }],
      renderHTML: () => [tag, 0],
    }),
  ),
];
