import type { Setup } from "@barakah/contract";
import type { SetupStep } from "@barakah/contract/backoffice/setup-steps";
import { SITE_NAME } from "@barakah/contract/platform/locale";
import { Link } from "react-router";
import { Icon } from "../../ui/icons/icon.tsx";
import { useStaff } from "../shell/staff.ts";
import { progressTitle, STEP_TITLE, stepSummary } from "./setup-words.ts";

export function SetupProgress({ setup, open }: { setup: Setup; open: SetupStep | undefined }) {
  const { full_name, username } = useStaff();
  const closed = setup.steps.filter(({ state }) => state !== "open").length;
  return (
    <aside className="setup-side kawung" aria-label="Kemajuan">
      <Link to="/admin" className="flex items-center gap-2.5">
        <img src="/logo/light.svg" alt="" width={36} height={36} />
        <span>
          <b className="block text-[0.9375rem] leading-[1.125rem] font-extrabold tracking-[.02em]">
            {SITE_NAME}
          </b>
          <small className="block text-xs text-on-brand-2">Pemasangan pertama</small>
        </span>
      </Link>
      <h2 className="mt-7 text-[1.375rem] leading-7 font-extrabold">{progressTitle(setup)}</h2>
      <p className="mt-1 text-on-brand-2">
        Kira-kira 10 menit. Boleh ditutup dan dilanjutkan kapan saja dari /admin/mulai.
      </p>
      <progress
        className="setup-bar"
        value={closed}
        max={setup.steps.length}
        aria-label="Langkah yang beres"
      />
      <ol className="setup-list">
        {setup.steps.map(({ step, state }, place) => (
          <li key={step} data-state={state} aria-current={step === open ? "step" : undefined}>
            <span className="setup-dot" aria-hidden="true">
              {state === "done" ? <Icon name="check-bold" size={16} /> : place + 1}
            </span>
            <span className="min-w-0">
              <b className="block">{STEP_TITLE[step]}</b>
              <small className="block truncate">
                {state === "skipped" ? "Dilewati, atur nanti" : stepSummary(step, setup)}
              </small>
            </span>
          </li>
        ))}
      </ol>
      <p className="setup-who">Masuk sebagai {full_name || username}.</p>
    </aside>
  );
}
