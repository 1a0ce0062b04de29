import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { AmountInput } from "../../../ui/staff/amount-input.tsx";
import type { CourseForm } from "./course-form.ts";

export function CourseFacts({ form }: { form: Form<CourseForm> }) {
  return (
    <>
      <div className="bo-fields three">
        <AmountInput label="Biaya" hint="Isi 0 untuk kelas gratis" {...form.field("price")} />
        <TextInput
          label="Pengajar"
          optional
          maxLength={120}
          placeholder="Contoh: Nadia Fauziyyah, S.E.Sy."
          {...form.field("teacher_name")}
        />
        <TextInput
          label="Keahlian pengajar"
          optional
          maxLength={150}
          placeholder="Contoh: Perencana keuangan, Bandung"
          {...form.field("teacher_title")}
        />
      </div>
      <TextArea label="Tentang pengajar" optional rows={3} maxLength={600} {...form.field("teacher_about")} />
      <TextArea
        label="Yang akan dipelajari"
        optional
        rows={4}
        maxLength={1500}
        hint="Satu hal untuk setiap baris"
        {...form.field("outcomes")}
      />
    </>
  );
}
