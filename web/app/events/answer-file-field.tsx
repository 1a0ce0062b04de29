import { UPLOAD_ACCEPT } from "@barakah/contract/platform/uploaded-picture-types";
import { api } from "../platform/browser-api.ts";
import { TextInput } from "../ui/form/text-input.tsx";
import { useSend } from "../ui/form/use-send.ts";

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
  const { send, busy, problem } = useSend({
    mutationFn(file: File) {
      const form = new FormData();
      form.append("file", file);
      return api.call("POST /api/events/:slug/files/", { params: { slug }, body: {} }, { form });
    },
    onSuccess: ({ key }) => onChange(key),
    onError: () => undefined,
  });
  return (
    <div data-needs-script>
      <TextInput
        label={label}
        optional={!required}
        type="file"
        accept={UPLOAD_ACCEPT}
        error={problem ?? error}
        hint={
          busy
            ? "Mengirim gambar…"
            : stored
              ? "Gambar sudah tersimpan. Pilih lagi untuk menggantinya."
              : "JPG atau PNG."
        }
        onChange={({ target: { files } }) => files?.[0] && void send(files[0])}
      />
    </div>
  );
}
