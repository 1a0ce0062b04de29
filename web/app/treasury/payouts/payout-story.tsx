import { TextInput } from "../../ui/form/text-input.tsx";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import { type PayoutForm, today } from "./payout-form.ts";

interface PayoutStoryProps {
  form: PayoutForm;
  errorOf(field: string): string | undefined;
  onChange(part: Partial<PayoutForm>): void;
}

/** What visitors will read of it. */
export function PayoutStory({ form, errorOf, onChange }: PayoutStoryProps) {
  return (
    <Panel title="Laporan untuk donatur" note="Tampil di halaman program, di bawah Penyaluran Dana.">
      <div className="bo-fields">
        <div className="bo-fields two">
          <TextInput
            label="Judul"
            value={form.title}
            maxLength={150}
            error={errorOf("title")}
            onChange={({ target }) => onChange({ title: target.value })}
          />
          <TextInput
            label="Tanggal penyaluran"
            type="date"
            max={today()}
            value={form.paid_on}
            error={errorOf("paid_on")}
            onChange={({ target }) => onChange({ paid_on: target.value })}
          />
        </div>
        <div className="flex flex-col gap-1.5">
          <p aria-hidden="true" className="text-sm font-semibold">
            Cerita <span className="font-regular text-text-3">(opsional)</span>
          </p>
          <RichText
            label="Cerita"
            initial={form.story}
            error={errorOf("story")}
            onChange={(story) => onChange({ story })}
          />
        </div>
      </div>
    </Panel>
  );
}
