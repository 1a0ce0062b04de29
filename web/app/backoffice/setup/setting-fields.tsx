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

/** Some settings, saved here and not in Pengaturan. */
export function SettingFields({ names }: { names: readonly Name[] }) {
  const query = useQuery(settingsQuery());
  if (!query.data) return <LoadState query={query} failure="Isinya belum dapat dimuat." />;
  return <Fields stored={query.data} names={names} />;
}

function Fields({ stored, names }: { stored: StaffSettings; names: readonly Name[] }) {
  const rename = useRenameSite();
  const picked = (from: Record<Name, string>) =>
    Object.fromEntries(names.map((name) => [name, from[name]])) as Record<Name, string>;
  const form = useForm({
    initial: picked(stored),
    mutationFn: (values) =>
      api.call("PUT /api/admin/settings/", { body: { ...values, versions: stored.versions } }),
    success: "Disimpan.",
    toasts: true,
    onSuccess(answer) {
      rename(answer.community_name);
      form.settle(picked(answer));
    },
    refreshes: [setupQuery.queryKey, settingsQuery().queryKey],
  });
  const changed = names.some((name) => form.values[name] !== stored[name]);
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
