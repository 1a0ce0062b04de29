import type { Settings } from "@barakah/contract";
import { PAYMENT_METHOD_LABEL } from "@barakah/contract/payment-methods";
import type { SiteTextName } from "@barakah/contract/site-texts";
import { UnsavedGuard } from "../../accounts/index.ts";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/button.tsx";
import { CheckBoldIcon } from "../../ui/icons.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { HistoryLink } from "../audit/history-link.tsx";
import { useDraft } from "../catalogue/use-draft.ts";
import { WorkPage } from "../shell/work-page.tsx";
import { Panel } from "../ui/panel.tsx";
import { useWork } from "../ui/use-work.ts";
import { TEXT_LABEL } from "./text-labels.ts";

type Bank = Settings["banks"][number];

export function SettingsForm({ stored }: { stored: Settings }) {
  const work = useWork();
  const state = useDraft(stored);
  const { draft, change } = state;
  const changeBank = (code: Bank["code"], part: Partial<Bank>) =>
    change({ banks: draft.banks.map((bank) => (bank.code === code ? { ...bank, ...part } : bank)) });
  async function save() {
    const saved = await work.run(
      () => api.call("PUT /api/admin/settings/", { body: draft }),
      "Pengaturan disimpan.",
    );
    if (saved) state.settle(saved);
  }
  return (
    <WorkPage
      crumb="Sistem"
      title="Pengaturan"
      className="bo-work bo-grid"
      actions={
        <>
          <HistoryLink kind="setting" />
          <Button size="sm" busy={work.busy} onClick={save}>
            <CheckBoldIcon size={18} />
            Simpan Perubahan
          </Button>
        </>
      }
    >
      <UnsavedGuard unsaved={state.unsaved} saved={state.saved} />
      <Panel
        title="Rekening tujuan"
        note="Periksa dua kali: ke sinilah orang mengirim uang. Setiap perubahan dicatat."
      >
        <div className="bo-fields">
          {draft.banks.map((bank, at) => (
            <div key={bank.code} className="bo-fields two">
              <TextInput
                label={`Nomor rekening ${PAYMENT_METHOD_LABEL[bank.code]}`}
                inputMode="numeric"
                value={bank.account_number}
                error={work.errorOf(`banks.${at}.account_number`)}
                onChange={({ target }) => changeBank(bank.code, { account_number: target.value })}
              />
              <TextInput
                label="Atas nama"
                value={bank.account_name}
                error={work.errorOf(`banks.${at}.account_name`)}
                onChange={({ target }) => changeBank(bank.code, { account_name: target.value })}
              />
            </div>
          ))}
        </div>
      </Panel>
      <Panel title="Kontak">
        <div className="bo-fields">
          <TextInput
            label="Nomor WhatsApp"
            inputMode="numeric"
            hint="Diawali 62, angka saja"
            value={draft.whatsapp_number}
            error={work.errorOf("whatsapp_number")}
            onChange={({ target }) => change({ whatsapp_number: target.value })}
          />
          <TextInput
            label="Alamat kantor"
            value={draft.office_address}
            error={work.errorOf("office_address")}
            onChange={({ target }) => change({ office_address: target.value })}
          />
          <TextInput
            label="Tautan peta"
            type="url"
            value={draft.map_link}
            error={work.errorOf("map_link")}
            onChange={({ target }) => change({ map_link: target.value })}
          />
        </div>
      </Panel>
      <Panel title="Tulisan Home dan Tentang Kami">
        <div className="bo-fields">
          {(Object.keys(TEXT_LABEL) as SiteTextName[]).map((name) => (
            <TextArea
              key={name}
              label={TEXT_LABEL[name]}
              rows={2}
              maxLength={400}
              value={draft.texts[name]}
              error={work.errorOf(`texts.${name}`)}
              onChange={({ target }) => change({ texts: { ...draft.texts, [name]: target.value } })}
            />
          ))}
        </div>
      </Panel>
    </WorkPage>
  );
}
