import type { ClosingCheck } from "@barakah/contract";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { closingQuery } from "./queries.ts";

interface CloseMonthProps {
  month: string;
  /** 'Oktober'. */
  name: string;
  checks: readonly ClosingCheck[];
}

/** Closes a month after every warning was acknowledged. */
export function CloseMonth({ month, name, checks }: CloseMonthProps) {
  const [asking, setAsking] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  const [seen, setSeen] = useState<readonly ClosingCheck["name"][]>([]);
  const stopped = checks.find(({ verdict }) => verdict === "stop");
  const warnings = checks.filter(({ verdict }) => verdict === "warn");
  const unread = warnings.some((warning) => !seen.includes(warning.name));
  const closing = useSend({
    mutationFn: () =>
      api.call("POST /api/admin/periods/:month/close/", {
        params: { month },
        body: { seen_warnings: [...seen] },
      }),
    success: `${name} ditutup.`,
    onSuccess() {
      setAsking(false);
      setSeen([]);
    },
    refreshes: [closingQuery.queryKey, ["transparency"]],
  });
  const tick = (warning: ClosingCheck["name"], ticked: boolean) =>
    setSeen(ticked ? [...seen, warning] : seen.filter((one) => one !== warning));
  return (
    <>
      <SmallButton
        variant="line"
        disabled={stopped !== undefined}
        title={stopped?.title}
        onClick={() => setAsking(true)}
      >
        <Icon name="lock-key-fill" size={18} />
        Tutup {name}…
      </SmallButton>
      <ConfirmDialog
        open={asking}
        title={`Tutup ${name}?`}
        text="Laporannya disimpan dan tidak berubah lagi. Catatan yang datang belakangan masuk ke bulan berikutnya."
        cancel="Belum"
        confirm={`Tutup ${name}`}
        busy={closing.busy}
        onConfirm={() => (unread ? setForgotten(true) : closing.send())}
        onCancel={() => setAsking(false)}
      >
        {warnings.map((warning) => (
          <Checkbox
            key={warning.name}
            checked={seen.includes(warning.name)}
            onChange={({ target }) => tick(warning.name, target.checked)}
          >
            Sudah dibaca: {warning.title}
          </Checkbox>
        ))}
        <p role="alert" className="mt-2 text-sm text-on-danger-soft">
          {forgotten && unread ? "Centang dahulu setiap peringatan." : closing.problem}
        </p>
      </ConfirmDialog>
    </>
  );
}
