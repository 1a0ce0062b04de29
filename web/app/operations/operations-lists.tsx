import type { Operations } from "@barakah/contract";
import { date, timeAgo, timeOfDay, wholeNumber } from "../platform/format.ts";
import { useNow } from "../platform/now.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { Panel } from "../ui/staff/work-page.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";

const FACTS =
  "[&>div]:flex [&>div]:items-center [&>div]:justify-between [&>div]:gap-3 [&>div]:border-t [&>div]:border-border [&>div]:py-2 [&>div:first-child]:border-t-0 [&>div:first-child]:pt-0 [&_dd]:font-bold [&_dd]:whitespace-nowrap [&_dd]:tabular-nums [&_dt]:wrap-anywhere [&_dt]:text-text-2";

const Facts = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <dl className={FACTS}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

export const MailPanel = ({ mail }: { mail: Operations["mail"] }) => (
  <Panel
    title="Surat"
    note="Hari ini"
    action={
      mail.failed > 0 ? (
        <StatusBadge tone="wait">{mail.failed} gagal</StatusBadge>
      ) : (
        <StatusBadge tone="ok">lancar</StatusBadge>
      )
    }
  >
    <Facts
      rows={[
        ["Terkirim", wholeNumber(mail.sent)],
        ["Gagal", wholeNumber(mail.failed)],
      ]}
    />
    {mail.last_error && (
      <p className="mt-2 text-[0.8125rem] leading-[1.125rem] break-words text-text-2">
        Kegagalan terakhir: {mail.last_error}
      </p>
    )}
  </Panel>
);

export const InstancesPanel = ({ operations: { instances, database } }: { operations: Operations }) => (
  <Panel title="Salinan yang berjalan" note={`PostgreSQL ${database.version}`}>
    <dl className={FACTS}>
      {instances.map(({ name, version, started_at, healthy }) => (
        <div key={name}>
          <dt>
            {name}
            <small className="block text-text-3">
              {version}, sejak {date(started_at)} {timeOfDay(started_at)}
            </small>
          </dt>
          <dd>
            <StatusBadge tone={healthy ? "ok" : "no"}>{healthy ? "sehat" : "diam"}</StatusBadge>
          </dd>
        </div>
      ))}
      {database.released && (
        <div>
          <dt>
            PostgreSQL {database.version}
            <small className="block text-text-3">terbit {date(database.released)}</small>
          </dt>
          <dd>
            <StatusBadge tone={database.newer > 0 ? "wait" : "ok"}>
              {database.newer > 0 ? `${database.newer} pembaruan belum dipasang` : "terbaru"}
            </StatusBadge>
          </dd>
        </div>
      )}
      <div>
        <dt>Sambungan database</dt>
        <dd>
          {database.connections} dari {database.most}
        </dd>
      </div>
    </dl>
  </Panel>
);

export function AlertsPanel({ alerts }: { alerts: Operations["alerts"] }) {
  const now = useNow();
  return (
    <Panel bare title="Peringatan terakhir" note="Dikirim sekali lewat surat kepada semua administrator">
      {alerts.length === 0 && <p className="px-4.5 pb-4.5 text-text-2">Belum pernah ada peringatan.</p>}
      <ul className="[&>li]:flex [&>li]:gap-3 [&>li]:border-t [&>li]:border-border [&>li]:px-4.5 [&>li]:py-3">
        {alerts.map(({ id, title, sentence, opened_at, closed_at }) => (
          <li key={id}>
            {closed_at ? (
              <Icon name="check-circle-fill" className="text-primary" />
            ) : (
              <Icon name="warning-fill" className="text-danger" />
            )}
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-[0.8125rem] leading-[1.125rem] break-words text-text-2">{sentence}</p>
              <p className="text-xs text-text-3">
                {timeAgo(opened_at, now)}
                {closed_at && `, selesai ${date(closed_at)} ${timeOfDay(closed_at)}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
