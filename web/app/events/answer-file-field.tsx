import { useState } from "react";
import { sentenceOf } from "../platform/api-error.ts";
import { api } from "../platform/browser-api.ts";
import { TextInput } from "../ui/form/text-input.tsx";

interface AnswerFileFieldProps {
  slug: string;
  label: string;
  required: boolean;
  stored: string;
  error: string | undefined;
  onChange(key: string): void;
}

/** Uploaded at once: the answer is the key of the stored picture. */
export default function AnswerFileField({
  slug,
  label,
  required,
  stored,
  error,
  onChange,
}: AnswerFileFieldProps) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function upload(file: File | undefined) {
    if (!file) return;
    const form = new FormData();
    form.append("file", file);
    setBusy(true);
    setProblem(undefined);
    try {
      const { key } = await api.call(
        "POST /api/events/:slug/files/",
        { params: { slug }, body: {} },
        { form },
      );
      onChange(key);
    } catch (refusal) {
      setProblem(sentenceOf(refusal));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div data-needs-script>
      <TextInput
        label={label}
        optional={!required}
        type="file"
        accept="image/jpeg,image/png"
        error={problem ?? error}
        hint={
          busy
            ? "Mengirim gambar…"
            : stored
              ? "Gambar sudah tersimpan. Pilih lagi untuk menggantinya."
              : "JPG atau PNG."
        }
        onChange={({ target }) => upload(target.files?.[0])}
      />
    </div>
  );
}
