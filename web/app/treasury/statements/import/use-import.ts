import type { StatementMapping } from "@barakah/contract";
import type { Bank } from "@barakah/contract/payments/methods";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import {
  columnsOf,
  fileKind,
  readCsv,
  readStatement,
  readXlsx,
  refusalOf,
  textOf,
  UnreadableFile,
  usualColumns,
} from "@barakah/contract/treasury/reading/index";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../../platform/browser-api.ts";
import { useSend } from "../../../ui/form/use-send.ts";
import { useToast } from "../../../ui/toast/toasts.tsx";
import { mappingsQuery, previewQuery } from "../queries.ts";
import { type Draft, type Drafts, mendingOf } from "./mending.ts";

const NOTHING: StatementMapping = {
  day: "",
  amount: "",
  debit: "",
  description: "",
  direction: "",
  incoming: "",
  balance: "",
};
const NO_ROWS: string[][] = [];
const NONE: Drafts = new Map();

/**
 * The bank's columns are chosen once; the next file of that bank begins with the same ones. The columns of outgoing money and
 * of the balance are also looked for where the last file had none: without them the sums of this file could not be checked.
 */
function beginningOf(known: StatementMapping | undefined, columns: readonly string[]) {
  const usual = usualColumns(columns);
  if (!known) return usual;
  const [debit, balance] = (["debit", "balance"] as const).map((column) =>
    columns.includes(known[column]) || usual[column] === known.amount ? known[column] : (usual[column] ?? ""),
  );
  return { ...known, debit, balance };
}

function useMapping(bank: Bank, columns: readonly string[]) {
  const { data: remembered = [] } = useQuery(mappingsQuery);
  const [changes, setChanges] = useState<Partial<StatementMapping>>({});
  const known = remembered.find((one) => one.bank === bank)?.mapping;
  const fits = known && columns.includes(known.day) && columns.includes(known.amount);
  const mapping = useMemo(
    () => ({ ...NOTHING, ...beginningOf(fits ? known : undefined, columns), ...changes }),
    [fits, known, columns, changes],
  );
  const change = (to: Partial<StatementMapping>) => setChanges((before) => ({ ...before, ...to }));
  return { mapping, known: Boolean(fits), change, forget: () => setChanges({}) };
}

/** The import of a bank statement. The browser parses the file with the same code as the server. */
export function useImport() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const today = jakartaDay();
  const [bank, setBank] = useState<Bank>("bsi");
  const [file, setFile] = useState<ChosenFile>();
  const [drafts, setDrafts] = useState<Drafts>(NONE);
  const [balances, setBalances] = useState<{ opening?: number; closing?: number }>({});
  const [anyway, setAnyway] = useState(false);
  const [also, setAlso] = useState<readonly number[]>([]);
  const rows = file && "rows" in file ? file.rows : NO_ROWS;
  const columns = useMemo(() => columnsOf(rows), [rows]);
  const { mapping, known, change: changeMapping, forget } = useMapping(bank, columns);
  const chosen = Boolean(mapping.day && mapping.amount && mapping.description);
  const plain = useMemo(
    () => (chosen ? readStatement(rows, mapping, { today }) : undefined),
    [chosen, rows, mapping, today],
  );
  const { mended, leave_out, waiting } = mendingOf(plain?.unread ?? [], drafts, today);
  const read = plain && { ...plain, ...readStatement(rows, mapping, { today, mended }) };
  const body =
    file && "sent" in file
      ? { bank, name: file.name, ...file.sent, mapping, mended, leave_out, also: [...also], ...balances }
      : undefined;
  const preview = useQuery(previewQuery(read && read.entries.length > 0 ? body : undefined));
  const sending = useSend({
    mutationFn: (sent: NonNullable<typeof body> & { anyway: boolean }) =>
      api.call("POST /api/admin/statements/", { body: sent }),
    async onSuccess({ added, debits, repeated }) {
      await client.invalidateQueries({ queryKey: ["statements"] });
      toast.success(`${added} baris masuk dan ${debits} baris keluar baru, ${repeated} sudah ada.`);
      await navigate("/admin/mutasi");
    },
  });
  function beginAnew() {
    setDrafts(NONE);
    setBalances({});
    setAnyway(false);
    setAlso([]);
    forget();
  }
  const stranger = preview.data?.stranger ?? null;
  const ready = read !== undefined && read.entries.length > 0 && waiting === 0 && (!stranger || anyway);
  return {
    bank,
    ready,
    stranger,
    anyway,
    setAnyway,
    also,
    addAlso: (row: number, wanted: boolean) =>
      setAlso((before) => [...before.filter((one) => one !== row), ...(wanted ? [row] : [])]),
    file,
    columns,
    mapping,
    columnsKnown: known,
    read,
    waiting,
    skipped: leave_out,
    drafts,
    today,
    balances: { opening: balances.opening ?? read?.opening, closing: balances.closing ?? read?.closing },
    /** Whether the balance is the bank's statement or the treasurer's, not just that of the first or last row. */
    known: {
      opening: balances.opening !== undefined || read?.stated.opening === true,
      closing: balances.closing !== undefined || read?.stated.closing === true,
    },
    preview: preview.data,
    sending,
    changeMapping,
    setBalance: (to: { opening?: number; closing?: number }) =>
      setBalances((before) => ({ ...before, ...to })),
    mend: (row: number, to: Draft) =>
      setDrafts((before) => new Map(before).set(row, { ...before.get(row), ...to })),
    chooseBank(to: Bank) {
      setBank(to);
      beginAnew();
    },
    async choose(picked: File) {
      beginAnew();
      setFile(await chooseFile(picked));
    },
    send: () => body && ready && sending.send({ ...body, anyway }),
  };
}
export type Import = ReturnType<typeof useImport>;

/** A chosen file: its rows and how it is sent, or why it was refused. */
type ChosenFile =
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
async function chooseFile(file: File): Promise<ChosenFile> {
  const { name } = file;
  if (file.size > BYTES_MOST) return { name, refusal: "Berkas terlalu besar. Impor per bulan." };
  try {
    return await read(name, new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof UnreadableFile) return { name, refusal: error.message };
    throw error;
  }
}
