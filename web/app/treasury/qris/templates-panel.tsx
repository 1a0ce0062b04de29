import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { templatesQuery } from "./queries.ts";

/** How each app words incoming money. Without a wording a notice is only ever a suggestion. */
export function TemplatesPanel() {
  const { data = [] } = useQuery(templatesQuery);
  const refreshes = [["qris"]];
  const form = useForm({
    initial: { package: "", wording: "" },
    mutationFn: (body) => api.call("POST /api/admin/notice-templates/", { body }),
    success: "Contoh pesan disimpan.",
    onSuccess() {
      form.settle({ package: "", wording: "" });
    },
    refreshes,
  });
  const removing = useSend({
    mutationFn: (id: number) =>
      api.call("POST /api/admin/notice-templates/:id/remove/", { params: { id: String(id) } }),
    success: "Contoh pesan dihapus.",
    refreshes,
  });
  return (
    <Panel
      title="Contoh pesan bank"
      note="Supaya sistem tahu di mana nominalnya. Hanya pesan yang sama persis dengan contohnya dapat menyetujui pembayaran sendiri."
    >
      <ul className="divide-y divide-border">
        {data.map(({ id, package: name, wording }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 py-2">
            <span className="min-w-0 flex-[1_1_6rem] wrap-anywhere">
              {wording}
              <small className="block text-text-2">{name}</small>
            </span>
            <SmallButton
              variant="quiet"
              aria-label={`Hapus contoh ${wording}`}
              onClick={() => removing.send(id)}
            >
              Hapus
            </SmallButton>
          </li>
        ))}
      </ul>
      <form ref={form.ref} noValidate onSubmit={form.submit} className="bo-fields mt-3">
        <TextInput
          label="Aplikasi bank (nama paket)"
          placeholder="co.id.bankbsi.superapp"
          {...form.field("package")}
        />
        <TextInput
          label="Isi pesan, nominalnya ditulis {nominal}"
          placeholder="Anda menerima dana {nominal} dari {pengirim} melalui QRIS"
          {...form.field("wording", form.problem)}
        />
        <SmallButton label="Tambah contoh" type="submit" variant="line" busy={form.busy} />
      </form>
    </Panel>
  );
}
