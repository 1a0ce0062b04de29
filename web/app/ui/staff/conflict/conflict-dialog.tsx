import { useState } from "react";
import { timeOfDay } from "../../../platform/format.ts";
import { copyText } from "../../copy-text.ts";
import { Button } from "../../form/button.tsx";
import { useToast } from "../../toast/toasts.tsx";
import { Keys } from "../keys.tsx";
import { SmallButton } from "../small-button.tsx";
import { useShortcuts } from "../use-shortcuts.ts";
import { WorkDialog } from "../work-dialog.tsx";
import { ClashChoice, SIDES, type Side } from "./clash-choice.tsx";
import { FIELD_LABEL, isText, withMineBelow, wordsOf } from "./field-words.ts";
import { type Merge, merge } from "./merge.ts";

export interface Conflict<Form> {
  base: Form;
  mine: Form;
  saved: Form;
  /** Who saved it, and when. */
  by: string;
  at: string | null;
  /** The stored item. Its version is a number if versions are counted, otherwise a text. */
  theirs: { version: unknown };
}

interface ConflictDialogProps<Form extends object> {
  conflict: Conflict<Form>;
  busy: boolean;
  onClose(): void;
  onSave(values: Form): void;
}

const KEYS = [
  [["Tab"], "bidang berikut"],
  [["←", "→"], "pilih sisi"],
  [["G"], "gabungkan kedua teks"],
  [["Esc"], "lanjut menulis"],
] as const;

const SIDE = "flex items-center justify-between gap-2.5 rounded-[12px] px-3.5 py-2.5";

const shown = (fields: readonly string[]) =>
  [...new Set(fields.map((field) => FIELD_LABEL[field] ?? field))].join(", ");

/** Both versions side by side. Nothing is saved before the user chooses. */
export function ConflictDialog<Form extends object>(props: ConflictDialogProps<Form>) {
  const { conflict, busy, onClose, onSave } = props;
  const toast = useToast();
  const { version } = conflict.theirs;
  const counted = typeof version === "number" ? version : undefined;
  const merged = merge(conflict.base, conflict.mine, conflict.saved);
  const clashes = merged.clashes.filter(({ field }) => field !== "thumbnail");
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const [below, setBelow] = useState(false);
  const sideOf = (field: string): Side => chosen[field] ?? "mine";
  const all = (side: Side) => setChosen(Object.fromEntries(clashes.map(({ field }) => [field, side])));
  /** Takes their text with my paragraphs below it. */
  function both() {
    if (!clashes.some(({ field }) => isText(field))) return;
    setChosen((before) => ({
      ...before,
      ...Object.fromEntries(
        clashes.filter(({ field }) => isText(field)).map(({ field }) => [field, "theirs"]),
      ),
    }));
    setBelow(true);
  }
  useShortcuts({ "1": () => all("mine"), "2": () => all("theirs"), g: both }, { inDialog: true });

  function save() {
    const values = { ...merged.values } as Record<string, unknown>;
    const [saved, mine] = [conflict.saved, conflict.mine] as Record<string, unknown>[];
    for (const clash of clashes) {
      values[clash.field] = sideOf(clash.field) === "mine" ? clash.mine : clash.theirs;
      if (clash.field === "picture" && sideOf("picture") === "theirs") values.thumbnail = saved?.thumbnail;
    }
    for (const { field } of clashes)
      if (below && isText(field) && sideOf(field) === "theirs")
        values[field] = withMineBelow(String(saved?.[field]), String(mine?.[field]));
    onSave(values as Form);
  }
  async function copyMine() {
    const text = clashes.map(({ field, mine }) => `${FIELD_LABEL[field] ?? field}:\n${wordsOf(field, mine)}`);
    toast.success((await copyText(text.join("\n\n"))) ? "Tulisanmu disalin." : "Belum dapat disalin.");
  }

  return (
    <WorkDialog
      title={`${conflict.by} sudah menyimpan lebih dulu`}
      onClose={onClose}
      backCancels={false}
      foot={
        <div className="flex w-full flex-wrap justify-end gap-2.5">
          <Button variant="line" size="sm" onClick={onClose} label="Lanjut menulis" />
          <Button variant="line" size="sm" onClick={copyMine} icon="copy" label="Salin tulisan saya" />
          <Button size="sm" busy={busy} onClick={save}>
            {counted === undefined ? "Simpan gabungannya" : `Simpan sebagai versi ${counted + 1}`}
          </Button>
        </div>
      }
    >
      <p className="mb-3 text-text-2">
        {conflict.by} menyimpan {counted === undefined ? "sementara kamu menulis" : `versi ${counted}`}
        {conflict.at && ` pukul ${timeOfDay(conflict.at)}`}. Tulisanmu aman: tidak ada yang tersimpan atau
        hilang sebelum kamu memilih.
      </p>
      <div className={SIDES}>
        <div className={`${SIDE} bg-primary-softer`}>
          <span>
            <b className="block">Tulisanmu</b>
            <small className="text-text-2">belum tersimpan, ditandai hijau</small>
          </span>
          <SmallButton variant="line" onClick={() => all("mine")}>
            Pakai semua <kbd>1</kbd>
          </SmallButton>
        </div>
        <div className={`${SIDE} bg-warning-soft`}>
          <span>
            <b className="block">
              {counted === undefined ? "Yang tersimpan" : `Versi ${counted}`}, {conflict.by}
            </b>
            <small className="text-text-2">tersimpan, ditandai kuning</small>
          </span>
          <SmallButton variant="line" onClick={() => all("theirs")}>
            Pakai semua <kbd>2</kbd>
          </SmallButton>
        </div>
      </div>
      {clashes.map(({ field, mine, theirs }) => (
        <ClashChoice
          key={field}
          field={field}
          mine={mine}
          theirs={theirs}
          chosen={sideOf(field)}
          onChoose={(side) => setChosen((before) => ({ ...before, [field]: side }))}
        >
          {isText(field) && sideOf(field) === "theirs" && (
            <label className="mt-2.5 flex items-center gap-2.5">
              <input
                type="checkbox"
                className="bo-check"
                checked={below}
                onChange={({ target }) => setBelow(target.checked)}
              />
              Sisipkan juga paragraf saya di bawah versi {conflict.by}
            </label>
          )}
        </ClashChoice>
      ))}
      <Merged merged={merged} by={conflict.by} />
      <Keys keys={KEYS} />
    </WorkDialog>
  );
}

function Merged<Form>({ merged, by }: { merged: Merge<Form>; by: string }) {
  if (merged.mine.length === 0 && merged.theirs.length === 0) return null;
  return (
    <p className="mt-4 rounded-[10px] bg-surface-2 px-3.5 py-2.5 text-[0.8125rem]">
      Digabung sendiri, karena hanya satu orang mengubahnya:{" "}
      {merged.theirs.length > 0 && (
        <>
          <b>{shown(merged.theirs)}</b> dari {by}.{" "}
        </>
      )}
      {merged.mine.length > 0 && (
        <>
          <b>{shown(merged.mine)}</b> darimu.
        </>
      )}
    </p>
  );
}
