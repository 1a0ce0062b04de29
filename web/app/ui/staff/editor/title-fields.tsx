import { TITLE_MOST } from "@barakah/contract/platform/text-lengths";
import { TextInput } from "../../form/text-input.tsx";
import type { Form } from "../../form/use-form.ts";
import type { CatalogueForm } from "./catalogue-form.ts";
import { slugFrom } from "./slug.ts";

interface TitleFieldsProps {
  form: Form<CatalogueForm>;
  /** '/kampanye/': where the address begins. */
  below: string;
}

export function TitleFields({ form, below }: TitleFieldsProps) {
  const { title, slug } = form.values;
  const address = slug || slugFrom(title);
  return (
    <>
      <TextInput
        label="Judul"
        maxLength={TITLE_MOST}
        hint={`${title.length} dari ${TITLE_MOST} karakter. Tampil dua baris di kartu.`}
        {...form.field("title")}
      />
      <TextInput
        label="Slug"
        maxLength={TITLE_MOST}
        spellCheck={false}
        placeholder={slugFrom(title)}
        hint={
          address
            ? `Alamat: ${below}${address}. Alamat lama tetap mengantar ke yang baru.`
            : "Dibuat dari judul bila dikosongkan."
        }
        {...form.field("slug")}
        onChange={({ target }) => form.change({ slug: target.value.toLowerCase() })}
      />
    </>
  );
}
