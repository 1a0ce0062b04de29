import type { ReactNode } from "react";

interface PanelProps {
  title?: string;
  note?: string;
  action?: ReactNode;
  /** Without padding, for tables that reach the edges. */
  bare?: boolean;
  className?: string;
  children: ReactNode;
}

export function Panel({ title, note, action, bare = false, className = "", children }: PanelProps) {
  return (
    <section aria-label={title} className={`bo-card overflow-hidden ${className}`}>
      {title && (
        <div className="bo-card-head">
          <div>
            <h2>{title}</h2>
            {note && <p>{note}</p>}
          </div>
          {action}
        </div>
      )}
      {bare ? children : <div className={title ? "px-4.5 pb-4.5" : "p-4.5"}>{children}</div>}
    </section>
  );
}
