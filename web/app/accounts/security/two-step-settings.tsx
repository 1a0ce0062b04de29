import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sessionsQuery, twoStepQuery } from "./queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { RenewCodes } from "./renew-codes.tsx";
import { SetUp } from "./set-up.tsx";
import { TurnOff } from "./turn-off.tsx";

interface TwoStepSettingsProps {
  enabled: boolean;
  /** Recovery codes that are not used yet. */
  left: number;
  /** Hears that it was switched on or off. */
  onChange?(): Promise<unknown>;
}

/** Two-step verification (TOTP) of sign-in, for whoever is signed in: on, off, and new recovery codes. */
export function TwoStepSettings({ enabled, left, onChange }: TwoStepSettingsProps) {
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const [renewing, setRenewing] = useState(false);
  const [ending, setEnding] = useState(false);
  async function changed(recovery?: readonly string[]) {
    setCodes(recovery);
    setRenewing(false);
    await client.invalidateQueries({ queryKey: twoStepQuery.queryKey });
    await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    await onChange?.();
  }
  if (!enabled) return <SetUp onDone={changed} />;
  return (
    <div className="flex flex-col gap-4">
      {codes && <RecoveryCodes codes={codes} />}
      <p className="text-sm">
        Setiap kali masuk kamu diminta kode dari aplikasi autentikator. Kode pemulihan yang tersisa:{" "}
        <b>{left}</b>.
      </p>
      <details open={renewing} onToggle={({ currentTarget }) => setRenewing(currentTarget.open)}>
        <summary className={SUMMARY}>Perbarui kode pemulihan</summary>
        {renewing && <RenewCodes onDone={changed} />}
      </details>
      <details open={ending} onToggle={({ currentTarget }) => setEnding(currentTarget.open)}>
        <summary className={SUMMARY}>Matikan verifikasi dua langkah</summary>
        {ending && <TurnOff onDone={changed} />}
      </details>
    </div>
  );
}

const SUMMARY = "flex min-h-(--tap) cursor-pointer items-center text-sm font-semibold text-primary-text";
