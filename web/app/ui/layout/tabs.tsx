import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useHydrated } from "../../platform/hydrated.ts";

interface TabsProps {
  label: string;
  tabs: { key: string; label: string; panel: ReactNode }[];
  /** Sticks below the page header. */
  sticky?: boolean;
  /** Controlled by the page; uncontrolled if undefined. */
  shown?: string;
  onShow?(key: string): void;
}

const TAB =
  "relative min-h-12 flex-1 px-1 text-[min(var(--text-sm),4.2vw)] leading-[1.25rem] font-semibold text-text-2 -outline-offset-2 aria-selected:font-bold aria-selected:text-primary-text";

/** All panels are rendered; without JavaScript all are visible. */
export function Tabs({ label, tabs, sticky = true, shown, onShow }: TabsProps) {
  const id = useId();
  const hydrated = useHydrated();
  const [own, setOwn] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const selected = shown === undefined ? own : tabs.findIndex(({ key }) => key === shown);

  function show(position: number) {
    setOwn(position);
    onShow?.(tabs[position]?.key ?? "");
    // Scroll up, so that the dock does not cover the panel.
    const list = buttons.current[position]?.parentElement;
    if (sticky && list && list.getBoundingClientRect().bottom > innerHeight / 2) list.scrollIntoView();
  }

  function press(event: KeyboardEvent) {
    const next = tabAfterKey(event.key, selected, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    buttons.current[next]?.focus();
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={press}
        className={`flex bg-surface shadow-[inset_0_-1px_0_var(--border)] ${sticky ? "sticky top-(--header-h) short:top-0 z-10 scroll-mt-(--header-h)" : ""}`}
      >
        {tabs.map((tab, position) => (
          <button
            key={tab.key}
            ref={(button) => {
              buttons.current[position] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-${tab.key}-tab`}
            aria-controls={`${id}-${tab.key}`}
            aria-selected={position === selected}
            tabIndex={position === selected ? 0 : -1}
            onClick={() => show(position)}
            className={TAB}
          >
            {tab.label}
            {position === selected && (
              <span className="absolute inset-x-[12%] bottom-0 h-[3px] rounded-t-[3px] bg-current" />
            )}
          </button>
        ))}
      </div>
      {tabs.map((tab, position) => (
        <section
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}`}
          aria-labelledby={`${id}-${tab.key}-tab`}
          hidden={position !== selected}
          className="flex-1 bg-surface p-4"
        >
          {!hydrated && (
            <noscript>
              <h2 className="mb-2 text-lg">{tab.label}</h2>
            </noscript>
          )}
          {tab.panel}
        </section>
      ))}
    </>
  );
}

/** Undefined for keys that the tabs do not handle. */
export function tabAfterKey(key: string, selected: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (selected + 1) % count;
    case "ArrowLeft":
      return (selected - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
