import type { StaffEvent } from "@barakah/contract";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { fieldsOf } from "../../ui/form/form-fields.ts";
import { NumberInput } from "../../ui/form/number-input.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import { CLOCK } from "../../ui/staff/clock.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { type EventForm, newType, type TypeForm } from "./event-form.ts";

interface TicketTypesProps {
  form: Form<EventForm>;
  stored: StaffEvent | undefined;
}

/** The rows of a list in a form, with the fields of each, and what changes the list. */
export function rowsOf<Name extends "ticket_types" | "questions">(form: Form<EventForm>, name: Name) {
  type Row = EventForm[Name][number];
  const rows = form.values[name] as Row[];
  const put = (next: Row[]) => form.change({ [name]: next } as Partial<EventForm>);
  const forget = (path: string) => form.setError(path as keyof EventForm, undefined);
  return {
    error: form.errorOf(name),
    add: (row: Row) => put([...rows, row]),
    rows: rows.map((row, at) => {
      const errorOf = (field: string) => form.errorOf(`${name}.${at}.${field}`);
      const change = (to: Partial<Row>) => {
        put(rows.map((one, place) => (place === at ? { ...one, ...to } : one)));
        for (const field of Object.keys(to)) forget(`${name}.${at}.${field}`);
      };
      return {
        row,
        at,
        errorOf,
        change,
        field: fieldsOf(row, change, errorOf),
        remove: () => put(rows.filter((_, place) => place !== at)),
      };
    }),
  };
}

export function TicketTypes({ form, stored }: TicketTypesProps) {
  const { rows, add, error } = rowsOf(form, "ticket_types");
  const priced = form.values.price_kind === "fixed";
  return (
    <Panel
      title="Jenis tiket"
      action={
        rows.length < 30 && (
          <SmallButton label="Tambah jenis tiket" variant="soft" onClick={() => add(newType())} />
        )
      }
    >
      <div className="bo-fields">
        {rows.map(({ row, at, field, remove }) => (
          <fieldset key={row.id ?? `baru-${at}`} className="bo-fields rounded-md bg-surface-2 p-3.5">
            <legend className="float-left font-bold">{row.name || `Jenis tiket ${at + 1}`}</legend>
            <div className="bo-fields three">
              <TextInput label="Nama" maxLength={80} placeholder="Contoh: Umum" {...field("name")} />
              {priced && <AmountInput label="Harga" hint="Isi 0 untuk gratis" {...field("price")} />}
              <NumberInput
                label="Kuota"
                optional
                maxLength={7}
                empty={null}
                hint="Kosong: selama kapasitas acara masih ada"
                {...field("quota")}
              />
              <NumberInput
                label="Paling banyak sekali daftar"
                maxLength={2}
                hint="1 sampai 20 tiket"
                {...field("per_order_max")}
              />
              <OpenFields {...{ field }} />
            </div>
            <TextArea
              label="Yang didapat"
              optional
              rows={2}
              maxLength={1000}
              hint="Satu hal untuk setiap baris"
              {...field("benefits")}
            />
            {rows.length > 1 && (
              <div className="flex flex-wrap items-center justify-between gap-2">
                <p className="text-xs text-text-3">{takenWords(stored, row)}</p>
                <SmallButton label="Hapus jenis tiket" variant="quiet" onClick={remove} />
              </div>
            )}
          </fieldset>
        ))}
        {error && <FieldError>{error}</FieldError>}
      </div>
    </Panel>
  );
}

type TypeField = ReturnType<typeof fieldsOf<TypeForm>>;

const OpenFields = ({ field }: { field: TypeField }) => (
  <>
    <TextInput label="Dijual mulai (WIB)" optional {...CLOCK} {...field("opens")} />
    <TextInput label="Dijual sampai (WIB)" optional {...CLOCK} {...field("closes")} />
  </>
);

function takenWords(stored: StaffEvent | undefined, { id }: TypeForm) {
  const taken = stored?.ticket_types.find((type) => type.id === id)?.taken ?? 0;
  if (id === undefined) return "Jenis ini belum tersimpan.";
  if (taken === 0) return "Belum ada yang mengambil jenis ini.";
  return `${taken} tiket terisi. Bila jenis ini dihapus, tiket itu tetap berlaku, tetapi tidak dijual lagi.`;
}
