import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { Panel } from "../../ui/staff/panel.tsx";
import { templatesQuery } from "./queries.ts";

/** How each app words money that came. An app without any is read by the common words for it. */
export function TemplatesPanel() {
  const { data = [] } = useQuery(templatesQuery);
  const [form, setForm] = useState({ package: "", wording: "" });
  const again = { refreshes: [["qris"]] };
  const adding = useSend({
    mutationFn: () => api.call("POST /api/admin/notice-templates/", { body: form }),
    success: "Pola disimpan.",
    onSuccess: () => setForm({ package: "", wording: "" }),
    onError() {},
    ...again,
  });
  const removing = useSend({
    mutationFn: (id: number) =>
      api.call("POST /api/admin/notice-templates/:id/remove/", { params: { id: String(id) } }),
    success: "Pola dihapus.",
    ...again,
  });
  return (
    <Panel
      title="Pola notifikasi"
      note="Aplikasi yang punya pola hanya dibaca dengan polanya, huruf demi huruf."
    >
      <ul className="divide-y divide-border">
        {data.map(({ id, package: name, wording }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 py-2">
            <span className="min-w-0 flex-[1_1_6rem] wrap-anywhere">
              {wording}
              <small className="block text-text-2">{name}</small>
            </span>
            <Button
              size="sm"
              variant="quiet"
              className="btn-40"
              aria-label={`Hapus pola ${wording}`}
              onClick={() => removing.send(id)}
            >
              Hapus
            </Button>
          </li>
        ))}
      </ul>
      <div className="bo-fields mt-3">
        <TextInput
          label="Paket"
          placeholder="id.bankcontoh.mobile"
          value={form.package}
          error={adding.errorOf("package")}
          onChange={({ target }) => setForm({ ...form, package: target.value })}
        />
        <TextInput
          label="Pola"
          placeholder="Anda menerima dana {nominal} dari {pengirim} melalui QRIS"
          value={form.wording}
          error={adding.errorOf("wording") ?? (adding.errorOf("package") ? undefined : adding.problem)}
          onChange={({ target }) => setForm({ ...form, wording: target.value })}
        />
        <Button size="sm" variant="line" className="btn-40" busy={adding.busy} onClick={() => adding.send()}>
          Tambah pola
        </Button>
      </div>
    </Panel>
  );
}
