import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { Icon } from "../icons/icon.tsx";

/** Where they stand. */
export const TOASTS_ID = "pesan-singkat";

const SHOWN_MS = { ok: 3000, bad: 6000 };
/** A message that came with a navigation belongs to the new page, however long that page takes to load. */
const JUST_SHOWN_MS = 1000;
/** Screen readers announce a live region when its text changes: between two messages, which may be the same, it is empty. */
const GAP_MS = 100;

type Show = (text: string, options?: Pick<ToastContent, "action" | "detail" | "lang">) => void;

export interface Toaster {
  success: Show;
  error: Show;
}

const ToasterContext = createContext<Toaster>({ success: () => {}, error: () => {} });

/** Short messages above the dock, in place of alerts: `toast.success(text)`, `toast.error(text)`. */
export const useToast = (): Toaster => use(ToasterContext);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ToastContent & { key: number }>();
  const count = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isShown = useRef(false);
  const shownAt = useRef(0);
  const { key: visit } = useLocation();
  const leaves = useNavigation().state !== "idle";
  const leftAt = useRef<number>(undefined);
  const put = useCallback((content?: ToastContent & { key: number }) => {
    isShown.current = content !== undefined;
    setShown(content);
  }, []);
  const hide = useCallback(() => put(), [put]);

  const toaster = useMemo(() => {
    const show = (content: ToastContent) => {
      clearTimeout(timer.current);
      count.current += 1;
      const next = { ...content, key: count.current };
      const showNext = () => {
        put(next);
        // A toast with a button stays until it is closed, the page is left, or the next toast comes.
        if (!content.action) timer.current = setTimeout(hide, SHOWN_MS[content.tone]);
      };
      if (!isShown.current) return showNext();
      setShown(undefined);
      timer.current = setTimeout(showNext, GAP_MS);
    };
    return {
      success: ((text, options) => show({ tone: "ok", text, ...options })) satisfies Show,
      error: ((text, options) => show({ tone: "bad", text, ...options })) satisfies Show,
    };
  }, [hide, put]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown) return;
    shownAt.current = performance.now();
    // Loaded with the first message; without it messages stay above the dock.
    import("./place-toast.ts").then(({ place }) => place(region.current)).catch(() => {});
  }, [shown]);
  // The next two effects depend on this order: the arrival is judged by when the navigation began.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at every navigation.
  useEffect(() => {
    if ((leftAt.current ?? performance.now()) - shownAt.current > JUST_SHOWN_MS) hide();
  }, [visit, hide]);
  useEffect(() => {
    leftAt.current = leaves ? performance.now() : undefined;
  }, [leaves]);
  const isBad = shown?.tone === "bad";
  // Correcting a field or submitting again means that it was read.
  useEffect(() => {
    if (!isBad) return;
    const events = ["input", "submit"] as const;
    for (const event of events) document.addEventListener(event, hide, { capture: true });
    return () => {
      for (const event of events) document.removeEventListener(event, hide, { capture: true });
    };
  }, [isBad, hide]);

  return (
    <ToasterContext value={toaster}>
      {children}
      {/* Both regions are there from the start: a live region that appears with its text is not announced. */}
      <div
        id={TOASTS_ID}
        ref={region}
        className="pointer-events-none fixed data-top:top-[calc(var(--header-h)+12px)] short:data-top:top-3 not-data-top:bottom-[calc(var(--dock-h,calc(var(--nav-h)+72px))+12px)] left-1/2 z-(--z-toast) w-[min(calc(100vw-32px),calc(var(--column)-32px))] -translate-x-1/2"
      >
        <div role="status">{shown?.tone === "ok" && <Toast {...shown} key={shown.key} onDone={hide} />}</div>
        <div role="alert">{isBad && <Toast {...shown} key={shown.key} onDone={hide} />}</div>
      </div>
    </ToasterContext>
  );
}

interface ToastContent {
  tone: "ok" | "bad";
  text: string;
  lang?: "en";
  /** A second line that says why. */
  detail?: string;
  action?: { label: string; to?: string; onPress?(): void };
}

const ACTION =
  "ml-auto inline-flex min-h-11 items-center px-2.5 font-bold whitespace-nowrap underline underline-offset-3";

function Toast({ tone, text, lang, detail, action, onDone }: ToastContent & { onDone(): void }) {
  function press() {
    onDone();
    action?.onPress?.();
  }
  return (
    <div className="pointer-events-auto flex min-h-[52px] items-center gap-2.5 rounded-md bg-toast-bg py-2 pr-2 pl-3.5 text-sm font-semibold text-toast-text shadow-3">
      {tone === "ok" ? (
        <Icon name="check-circle-fill" size={20} className="text-toast-ok" />
      ) : (
        <Icon name="warning-circle-fill" size={20} className="text-toast-bad" />
      )}
      {/* If both do not fit in one line, the button is below the text, and the cross stays beside it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5">
        <div className="min-w-0 flex-[1_1_8rem]">
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
      </div>
      {(tone === "bad" || action) && (
        <button type="button" onClick={onDone} aria-label="Tutup pesan" className={ACTION}>
          <Icon name="x-bold" size={16} />
        </button>
      )}
    </div>
  );
}
