import { queryOptions, useQuery } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";
import { LoadItem } from "../../ui/staff/load-item.tsx";
import { SettingsForm } from "./settings-form.tsx";

const settingsQuery = () =>
  queryOptions({
    queryKey: ["staff", "settings"],
    queryFn: ({ client, signal }) => apiOf(client).call("GET /api/admin/settings/", {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export default function SettingsPage() {
  const query = useQuery(settingsQuery());
  return (
    <LoadItem query={query} crumb="Sistem" title="Pengaturan" list="/admin">
      {(settings) => <SettingsForm stored={settings} />}
    </LoadItem>
  );
}
