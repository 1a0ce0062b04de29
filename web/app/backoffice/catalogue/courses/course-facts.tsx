import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { AmountInput } from "../../../ui/staff/amount-input.tsx";
import type { Editing } from "../use-editing.ts";
import type { CourseForm } from "./course-form.ts";

export function CourseFacts({
  values,
  errorOf,
  change,
}: Pick<Editing<CourseForm>, "values" | "errorOf" | "change">) {
  return (
    <>
      <div className="bo-fields three">
        <AmountInput
          label="Biaya"
          amount={values.price}
          hint="Isi 0 untuk kelas gratis"
          error={errorOf("price")}
          onChange={(price) => change({ price })}
        />
        <TextInput
          label="Pengajar"
          optional
          maxLength={120}
          placeholder="Contoh: Nadia Fauziyyah, S.E.Sy."
          value={values.teacher_name}
          error={errorOf("teacher_name")}
          onChange={({ target }) => change({ teacher_name: target.value })}
        />
        <TextInput
          label="Keahlian pengajar"
          optional
          maxLength={150}
          placeholder="Contoh: Perencana keuangan, Bandung"
          value={values.teacher_title}
          error={errorOf("teacher_title")}
          onChange={({ target }) => change({ teacher_title: target.value })}
        />
      </div>
      <TextArea
        label="Tentang pengajar"
        optional
        rows={3}
        maxLength={600}
        value={values.teacher_about}
        error={errorOf("teacher_about")}
        onChange={({ target }) => change({ teacher_about: target.value })}
      />
      <TextArea
        label="Yang akan dipelajari"
        optional
        rows={4}
        maxLength={1500}
        hint="Satu hal untuk setiap baris"
        value={values.outcomes}
        error={errorOf("outcomes")}
        onChange={({ target }) => change({ outcomes: target.value })}
      />
    </>
  );
}
