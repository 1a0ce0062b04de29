import { TITLE_MOST } from "@barakah/contract/backoffice/catalogue-rules";
import { TextInput } from "../../ui/form/text-input.tsx";
import { slugFrom } from "./slug.ts";

interface TitleFieldsProps {
  title: string;
  slug: string;
  /** '/kampanye/': where the address begins. */
  below: string;
  errorOf(field: string): string | undefined;
  onChange(part: { title?: string; slug?: string }): void;
}

export function TitleFields({ title, slug, below, errorOf, onChange }: TitleFieldsProps) {
  const address = slug || slugFrom(title);
  return (
    <>
      <TextInput
        label="Judul"
        name="title"
        value={title}
        maxLength={TITLE_MOST}
        hint={`${title.length} dari ${TITLE_MOST} karakter. Tampil dua baris di kartu.`}
        error={errorOf("title")}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextInput
        label="Slug"
        name="slug"
        value={slug}
        maxLength={TITLE_MOST}
        spellCheck={false}
        placeholder={slugFrom(title)}
        hint={
          address
            ? `Alamat: ${below}${address}. Alamat lama tetap mengantar ke yang baru.`
            : "Dibuat dari judul bila dikosongkan."
        }
        error={errorOf("slug")}
        onChange={({ target }) => onChange({ slug: target.value.toLowerCase() })}
      />
    </>
  );
}
