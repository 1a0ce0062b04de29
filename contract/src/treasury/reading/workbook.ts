import { parseXml } from "./xml.ts";
import { UnreadableFile, unzip } from "./zip.ts";

type Archive = Uint8Array<ArrayBuffer>;

/** The parts of a workbook that hold its table. Banks name and place them as they like. */
interface Workbook {
  sheets: string[];
  sharedStrings: string | undefined;
}

interface Relation {
  /** The last word of its type; the rest differs between editions of the format. */
  type: string;
  /** The part's place in the archive. */
  target: string;
}

/** Where a target leads: from the folder of the part that names it, or from the top where it begins with a slash. */
function placeOf(folder: string, target: string): string {
  const steps = target.startsWith("/") ? [] : folder.split("/").filter(Boolean);
  for (const step of target.split("/").filter(Boolean)) {
    if (step === "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
}

const folderOf = (part: string) => part.slice(0, part.lastIndexOf("/") + 1);
const relationsOf = (part: string) => `${folderOf(part)}_rels/${part.slice(folderOf(part).length)}.rels`;

function relationsIn(xml: string | undefined, folder: string): Relation[] {
  const found: Relation[] = [];
  parseXml(xml ?? "<none/>", {
    open(name, { Type: type, Target: target }) {
      if (name === "Relationship" && type && target)
        found.push({ type: type.split("/").at(-1) ?? "", target: placeOf(folder, target) });
    },
  });
  return found;
}

function refuseOldDays(book: string) {
  parseXml(book, {
    open(name, { date1904 }) {
      if (name === "workbookPr" && (date1904 === "1" || date1904 === "true"))
        throw new UnreadableFile("Tanggal di berkas ini dihitung dengan cara lama. Simpan sebagai CSV.");
    },
  });
}

/** The parts of a workbook by their texts. Where its relations are missing, the usual places are tried. */
export async function openWorkbook(bytes: Archive): Promise<Workbook> {
  const root = relationsIn((await unzip(bytes, (name) => name === "_rels/.rels")).get("_rels/.rels"), "");
  const book = root.find(({ type }) => type === "officeDocument")?.target ?? "xl/workbook.xml";
  const listed = await unzip(bytes, (name) => name === book || name === relationsOf(book));
  const text = listed.get(book);
  if (text === undefined) throw new UnreadableFile("Berkas ini bukan XLSX. Simpan sebagai .xlsx atau CSV.");
  refuseOldDays(text);
  const relations = relationsIn(listed.get(relationsOf(book)), folderOf(book));
  const sheets = new Set(relations.filter(({ type }) => type === "worksheet").map(({ target }) => target));
  const shared =
    relations.find(({ type }) => type === "sharedStrings")?.target ?? `${folderOf(book)}sharedStrings.xml`;
  const isSheet = (name: string) =>
    sheets.size > 0 ? sheets.has(name) : name.startsWith(`${folderOf(book)}worksheets/`);
  const parts = await unzip(bytes, (name) => name === shared || (name.endsWith(".xml") && isSheet(name)));
  return {
    sheets: [...parts].filter(([name]) => name !== shared).map(([, xml]) => xml),
    sharedStrings: parts.get(shared),
  };
}
