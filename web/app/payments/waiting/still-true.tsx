import { Panel } from "../form/panel.tsx";

/** What does not change while there is no signal. */
export const StillTrue = ({ facts }: { facts: readonly [title: string, text: string][] }) => (
  <Panel title="Tanpa sinyal, ini tetap benar">
    <ol className="flex flex-col gap-3.5">
      {facts.map(([title, text], place) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-7 flex-none place-items-center rounded-full bg-primary-soft text-sm font-extrabold text-on-primary-soft"
          >
            {place + 1}
          </span>
          <span className="min-w-0 flex-1">
            <b className="block leading-[1.3rem]">{title}</b>
            <span className="text-sm text-text-2">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  </Panel>
);
