const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&#34;": '"',
  "&#39;": "'",
};

const plain = (text: string) => text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);

/** The text of the first such element. S3 answers do not nest elements of the same name. */
export const textOf = (xml: string, element: string): string | undefined => {
  const found = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return found === undefined ? undefined : plain(found);
};

/** The content of each such element. */
export const allOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, "gs"))].map(([, inside = ""]) => inside);

export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
