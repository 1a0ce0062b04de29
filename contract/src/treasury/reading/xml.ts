import { SaxesParser } from "saxes";

/** Element and attribute names are without their prefix: `x:row` is `row`, and `r:id` is `id`. */
interface Handlers {
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const local = (name: string) => name.slice(name.indexOf(":") + 1);

/** Parses well-formed XML, and throws on anything else. Entities that a document declares itself are never expanded. */
export function parseXml(xml: string, { open, text, close }: Handlers) {
  const parser = new SaxesParser();
  if (open)
    parser.on("opentag", ({ name, attributes }) =>
      open(
        local(name),
        Object.fromEntries(Object.entries(attributes).map(([key, value]) => [local(key), value])),
      ),
    );
  if (text) {
    parser.on("text", text);
    parser.on("cdata", text);
  }
  if (close) parser.on("closetag", ({ name }) => close(local(name)));
  parser.write(xml).close();
}
