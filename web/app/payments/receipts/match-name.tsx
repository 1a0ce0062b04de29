import { PERSON_MOST } from "@barakah/contract/platform/text-lengths";
import { useState } from "react";
import { ApiError } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import type { SentForm } from "../../platform/sent-form.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Panel } from "../form/panel.tsx";

const FAILED = "Belum bisa dicocokkan. Silakan coba lagi.";

const answerIn = (sent: SentForm | undefined) =>
  sent?.values.matches === undefined ? undefined : sent.values.matches === "true";

/** Only tells whether a typed name matches the receipt. */
export function MatchName({ number, sent }: { number: string; sent: SentForm | undefined }) {
  const [matches, setMatches] = useState(answerIn(sent));
  const form = useForm({
    initial: { name: sent?.values.name ?? "" },
    initialErrors: sent && { name: sent.errors.name },
    check: ({ name }) => (name.trim() === "" ? { name: "Ketik namanya." } : {}),
    mutationFn: ({ name }) =>
      api.call("POST /api/receipts/:number/name/", { params: { number }, body: { name } }),
    onSuccess: (answer) => setMatches(answer.matches),
    onError: () => setMatches(undefined),
  });
  const { error } = form;
  return (
    <Panel title="Cocokkan nama" className="print:hidden">
      <p className="-mt-2 mb-3 text-sm text-pretty text-text-2">
        Nama pemberi tidak kami tampilkan. Ketik nama di tanda terima, kami hanya menjawab cocok atau tidak.
      </p>
      <form
        ref={form.ref}
        method="post"
        action={`/bukti/${number}`}
        noValidate
        onSubmit={form.submit}
        className="flex flex-col gap-3"
      >
        <TextInput
          label="Nama di tanda terima"
          name="name"
          autoComplete="off"
          maxLength={PERSON_MOST}
          required
          value={form.values.name}
          error={form.errors.name}
          onChange={(event) => {
            // The answer belongs to the name that was sent.
            setMatches(undefined);
            form.change({ name: event.target.value });
          }}
        />
        <Button type="submit" variant="soft" busy={form.busy} label="Cocokkan" />
        <div role="status">
          {error ? (
            <Note tone="gold">{error instanceof ApiError ? error.detail : FAILED}</Note>
          ) : (
            <Answer matches={matches} />
          )}
        </div>
      </form>
    </Panel>
  );
}

function Answer({ matches }: { matches: boolean | undefined }) {
  if (matches === undefined) return null;
  return matches ? (
    <Note tone="green" icon={<Icon name="check-circle-fill" size={20} />}>
      <b>Cocok.</b> Nama itu sama dengan yang tertulis di tanda terima ini.
    </Note>
  ) : (
    <Note tone="red" icon={<Icon name="x-circle-fill" size={20} />}>
      <b>Tidak cocok.</b> Nama itu bukan yang tertulis di tanda terima ini.
    </Note>
  );
}
