const IN_IMAGE = /\bsrc="(\/logo\/[a-z]+\.svg)"/g;
const PRELOAD = /<link rel="preload" as="image" href="(\/logo\/[a-z]+\.svg)"[^>]*>/g;
/** What is longer is better fetched once than sent with every page. */
const MOST_CHARACTERS = 2048;

/** Answers with the file at an address of this site. */
type ReadFile = (path: string) => Promise<string | undefined>;

async function smallOnes(paths: Set<string>, read: ReadFile): Promise<Map<string, string>> {
  const named = async (path: string) => [path, (await read(path)) ?? ""] as const;
  const files = await Promise.all([...paths].map(named));
  return new Map(files.filter(([, svg]) => svg !== "" && svg.length <= MOST_CHARACTERS));
}

/** Puts the mark that a page shows into the page, the app's or the community's own, unless that is large. */
export async function withLogo(html: string, read: ReadFile): Promise<string> {
  const paths = new Set([...html.matchAll(IN_IMAGE)].map(([, path = ""]) => path));
  const drawings = await smallOnes(paths, read);
  return html
    .replaceAll(PRELOAD, (link, path: string) => (drawings.has(path) ? "" : link))
    .replaceAll(IN_IMAGE, (source, path: string) => {
      const svg = drawings.get(path);
      return svg ? `src="data:image/svg+xml,${encodeURIComponent(svg)}"` : source;
    });
}
