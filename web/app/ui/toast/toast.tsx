import { Link } from "react-router";
import { Icon } from "../icons/icon.tsx";

export interface ToastContent {
  tone: "ok" | "bad";
  text: string;
  lang?: "en";
  /** A second line that says why. */
  detail?: string;
  action?: { label: string; to?: string; onPress?(): void };
}

const ACTION =
  "ml-auto inline-flex min-h-11 items-center px-2.5 font-bold whitespace-nowrap underline underline-offset-3";

export function Toast({ tone, text, lang, detail, action, onDone }: ToastContent & { onDone(): void }) {
  function press() {
    onDone();
    action?.onPress?.();
  }
  return (
    <div className="pointer-events-auto flex min-h-[52px] flex-wrap items-center gap-2.5 rounded-md bg-toast-bg py-2 pr-2 pl-3.5 text-sm font-semibold text-toast-text shadow-3">
      {tone === "ok" ? (
        <Icon name="check-circle-fill" size={20} className="text-toast-ok" />
      ) : (
        <Icon name="warning-circle-fill" size={20} className="text-toast-bad" />
      )}
      <div className="min-w-0 flex-[1_1_6rem]">
        <p lang={lang}>{text}</p>
        {detail && <p className="text-xs font-regular">{detail}</p>}
      </div>
      {action &&
        (action.to ? (
          <Link to={action.to} onClick={press} className={ACTION}>
            {action.label}
          </Link>
        ) : (
          <button type="button" onClick={press} className={ACTION}>
            {action.label}
          </button>
        ))}
      {tone === "bad" && !action && (
        <button type="button" onClick={onDone} aria-label="Tutup pesan" className={ACTION}>
          <Icon name="x-bold" size={16} />
        </button>
      )}
    </div>
  );
}
