import {
  fileKind,
  readCsv,
  readXlsx,
  refusalOf,
  textOf,
  UnreadableFile,
} from "@barakah/contract/treasury/reading/index";

/** A chosen file: its rows and how it is sent, or why it was refused. */
export type ChosenFile =
  | { name: string; rows: string[][]; sent: { csv: string } | { xlsx: string } }
  | { name: string; refusal: string };

const BYTES_MOST = 670_000;

function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

async function read(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<ChosenFile> {
  const kind = fileKind(bytes);
  const refusal = refusalOf(kind);
  if (refusal) return { name, refusal };
  if (kind === "zip") return { name, rows: await readXlsx(bytes), sent: { xlsx: base64(bytes) } };
  const csv = textOf(bytes);
  return { name, rows: readCsv(csv), sent: { csv } };
}

/** Reads a chosen file; refuses at once what is not a table. */
export async function chooseFile(file: File): Promise<ChosenFile> {
  const { name } = file;
  if (file.size > BYTES_MOST) return { name, refusal: "Berkas terlalu besar. Impor per bulan." };
  try {
    return await read(name, new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof UnreadableFile) return { name, refusal: error.message };
    throw error;
  }
}
