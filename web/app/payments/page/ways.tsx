import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../../ui/icons/icon.tsx";
import { Card } from "../../ui/layout/card.tsx";

export interface Way {
  icon: ReactNode;
  title: string;
  text: string;
  to?: string;
  /** Opens in a new tab. */
  outside?: boolean;
  /** An action instead of a link. */
  act?(): void;
}

const ROW = "flex min-h-16 w-full items-center gap-3 py-2.5 pr-3 pl-3.5 text-left";

export const Ways = ({ ways }: { ways: Way[] }) => (
  <section className="px-4 py-5 print:hidden">
    <h2 className="mb-2.5 text-lg">{ways.length > 1 ? "Cara lain" : "Butuh bantuan?"}</h2>
    <Card>
      <ul className="divide-y divide-border">
        {ways.map((way) => (
          <li key={way.title}>
            {way.act ? (
              <button type="button" onClick={way.act} className={ROW} data-needs-script>
                <WayContent {...way} />
              </button>
            ) : way.outside ? (
              <a href={way.to} target="_blank" rel="noopener" className={ROW}>
                <WayContent {...way} />
              </a>
            ) : (
              <Link to={way.to ?? "."} className={ROW}>
                <WayContent {...way} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  </section>
);

const WayContent = ({ icon, title, text }: Way) => (
  <>
    <span className="grid size-10 flex-none place-items-center rounded-md bg-primary-soft text-on-primary-soft">
      {icon}
    </span>
    <span className="min-w-0 flex-1">
      <b className="block leading-[1.3rem]">{title}</b>
      <span className="block text-xs text-text-2">{text}</span>
    </span>
    <Icon name="caret-right-bold" size={16} className="text-text-3" />
  </>
);
