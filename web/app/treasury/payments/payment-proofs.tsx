import type { PaymentFile } from "@barakah/contract";
import { date, timeOfDay } from "../../platform/format.ts";
import { Panel } from "../../ui/staff/panel.tsx";

/** Every proof that was sent, the newest first. */
export function PaymentProofs({ file }: { file: PaymentFile }) {
  return (
    <Panel title="Bukti transfer">
      {file.claims.length === 0 && <p className="text-text-2">Tidak ada bukti transfer.</p>}
      <ul className="grid gap-3">
        {file.claims.map(({ id, proof_url, created_at }) => (
          <li key={id}>
            <a
              href={proof_url}
              target="_blank"
              rel="noreferrer"
              className="block rounded-md bg-surface-2 p-2"
            >
              <img
                src={proof_url}
                alt={`Bukti transfer dari ${file.payer_name}, buka di tab baru`}
                className="mx-auto max-h-80 w-auto object-contain"
              />
            </a>
            <small className="text-text-2">
              Diunggah {date(created_at)} {timeOfDay(created_at)}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
