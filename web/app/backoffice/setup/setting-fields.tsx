import type { StaffSettings } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { useRenameSite } from "../../platform/site-name.ts";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { LoadState } from "../../ui/staff/work-page.tsx";
import { settingsQuery } from "../settings/queries.ts";
import { setupQuery } from "./queries.ts";

const FIELDS = {
  community_name: {
    label: "Nama komunitas",
    hint: "Seperti kalian menyebutnya, paling banyak 40 karakter",
    maxLength: 40,
  },
  office_address: { label: "Alamat kantor", hint: "Lengkap dengan kota", maxLength: 300 },
  whatsapp_number: { label: "Nomor WhatsApp", hint: "Misalnya 0812 3456 7890", maxLength: 25 },
} as const;
type Name = keyof typeof FIELDS;

interface FieldsProps {
  /** The current values; empty for an example value. */
  now: Partial<Record<Name, string>>;
}

/** Some settings, saved here and not in Pengaturan. */
export function SettingFields({ now }: FieldsProps) {
  const query = useQuery(settingsQuery());
  if (!query.data) return <LoadState query={query} failure="Isinya belum dapat dimuat." />;
  return <Fields stored={query.data} now={now} />;
}

function Fields({ stored, now }: FieldsProps & { stored: StaffSettings }) {
  const rename = useRenameSite();
  const names = Object.keys(now) as Name[];
  const form = useForm({
    initial: now as Record<Name, string>,
    mutationFn: (values) => {
      const typed = names.filter((name) => values[name] !== now[name]).map((name) => [name, values[name]]);
      const body: Partial<Record<Name, string>> = Object.fromEntries(typed);
      return api.call("PUT /api/admin/settings/", { body: { ...body, versions: stored.versions } });
    },
    success: "Disimpan.",
    toasts: true,
    onSuccess(answer, values) {
      rename(answer.community_name);
      form.settle(Object.fromEntries(names.map((name) => [name, values[name] && answer[name]])));
    },
    refreshes: [setupQuery.queryKey, settingsQuery().queryKey],
  });
  const changed = names.some((name) => form.values[name] !== now[name]);
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="bo-fields w-full">
      {names.map((name) => (
        <TextInput key={name} {...FIELDS[name]} {...form.field(name)} />
      ))}
      <Button
        type="submit"
        size="sm"
        variant="soft"
        className="w-fit"
        busy={form.busy}
        disabled={!changed}
        label="Simpan"
      />
    </form>
  );
}
