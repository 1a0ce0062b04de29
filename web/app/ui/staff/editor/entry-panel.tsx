import { type ReactNode, useRef, useState } from "react";
import { ConfirmDialog } from "../../feedback/confirm-dialog.tsx";
import { IconButton } from "../../form/icon-button.tsx";
import { Icon } from "../../icons/icon.tsx";
import { SmallButton } from "../small-button.tsx";
import { Panel } from "../work-page.tsx";

interface Entry {
  id: number;
  title: string;
}

interface EntryPanelProps<E extends Entry> {
  title: string;
  /** 'kabar', 'materi': one of them. */
  thing: string;
  entries: readonly E[];
  icon(entry: E): ReactNode;
  note(entry: E, at: number): string;
  /** What removing an entry means. */
  removal: string;
  removing: boolean;
  onRemove(entry: E): Promise<unknown>;
  moreActions?(entry: E, at: number): ReactNode;
  /** The form of a new or existing entry. */
  form(entry: E | undefined, close: () => void): ReactNode;
}

const NEW = 0;
const focus = (element: HTMLElement | null) => element?.focus();
const focusFirst = (element: HTMLElement | null) => element?.querySelector("input")?.focus();

/** A list of entries of an item. Several can be edited at once. */
export function EntryPanel<E extends Entry>(props: EntryPanelProps<E>) {
  const { title, thing, entries, icon, note, removal, removing, onRemove, moreActions, form } = props;
  const [open, setOpen] = useState<readonly number[]>([]);
  const [closed, setClosed] = useState<number>();
  const [toRemove, setToRemove] = useState<E>();
  const add = useRef<HTMLButtonElement>(null);

  const write = (id: number) => setOpen((now) => [...now, id]);
  function close(id: number) {
    setOpen((now) => now.filter((one) => one !== id));
    setClosed(id);
    if (id === NEW) add.current?.focus();
  }
  const formFor = (id: number, entry?: E) => (
    <div ref={focusFirst} className="bo-fields rounded-md bg-surface-2 p-3.5">
      {form(entry, () => close(id))}
    </div>
  );

  return (
    <Panel
      title={title}
      action={
        <SmallButton ref={add} variant="soft" onClick={() => !open.includes(NEW) && write(NEW)}>
          <Icon name="plus-bold" size={16} />
          Tambah {thing}
        </SmallButton>
      }
    >
      {open.includes(NEW) && <div className="mb-3">{formFor(NEW)}</div>}
      {entries.length === 0 && !open.includes(NEW) && <p className="text-text-2">Belum ada {thing}.</p>}
      <ol className="divide-y divide-border">
        {entries.map((entry, at) => (
          <li key={entry.id} className="py-2">
            {open.includes(entry.id) ? (
              formFor(entry.id, entry)
            ) : (
              <div className="flex flex-wrap items-center gap-x-3">
                {icon(entry)}
                <div className="min-w-0 flex-[1_1_3rem]">
                  <b className="block wrap-anywhere">{entry.title}</b>
                  <p className="text-xs text-text-3">{note(entry, at)}</p>
                </div>
                <div className="flex flex-none">
                  {moreActions?.(entry, at)}
                  <IconButton
                    ref={closed === entry.id ? focus : undefined}
                    label={`Ubah ${thing} ${entry.title}`}
                    onClick={() => write(entry.id)}
                  >
                    <Icon name="staff-pencil-simple" size={18} />
                  </IconButton>
                  <IconButton label={`Hapus ${thing} ${entry.title}`} onClick={() => setToRemove(entry)}>
                    <Icon name="trash" size={18} />
                  </IconButton>
                </div>
              </div>
            )}
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={toRemove !== undefined}
        backCancels={false}
        title={`Hapus ${thing} ini?`}
        text={`${toRemove?.title}. ${removal}`}
        confirm="Hapus"
        danger
        busy={removing}
        onConfirm={async () => {
          if (toRemove) await onRemove(toRemove);
          setToRemove(undefined);
        }}
        onCancel={() => setToRemove(undefined)}
      />
    </Panel>
  );
}

interface EntryButtonsProps {
  save: string;
  busy: boolean;
  onSave(): void;
  onCancel(): void;
}

export const EntryButtons = ({ save, busy, onSave, onCancel }: EntryButtonsProps) => (
  <div className="flex flex-wrap justify-end gap-2">
    <SmallButton label="Batal" variant="line" onClick={onCancel} />
    <SmallButton label={save} variant="soft" busy={busy} onClick={onSave} />
  </div>
);
