import { useQuery } from "@tanstack/react-query";
import { LoadItem } from "../../ui/staff/load-item.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { settingsQuery } from "./settings-query.ts";

export default function SettingsPage() {
  const query = useQuery(settingsQuery());
  return (
    <LoadItem query={query} crumb="Sistem" title="Pengaturan" list="/admin">
      {(settings) => <SettingsForm stored={settings} />}
    </LoadItem>
  );
}
