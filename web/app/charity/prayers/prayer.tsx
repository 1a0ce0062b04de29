import type { Donor } from "@barakah/contract";
import { type FocusEvent, type FormEvent, type KeyboardEvent, useState } from "react";
import { sentenceOf } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { SAID_AAMIIN } from "../../platform/device-keys.ts";
import { wholeNumber } from "../../platform/format.ts";
import { useHydrated } from "../../platform/hydrated.ts";
import { safeStorage } from "../../platform/safe-storage.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

type PrayerText = NonNullable<Donor["prayer"]>;

/** A donor's prayer with an 'Aamiin' button: a form, so it works without JavaScript. */
export const Prayer = ({ prayer, donor }: { prayer: PrayerText; donor: string }) => (
  <div id={`doa-${prayer.id}`} className="mt-2 scroll-mt-20">
    <blockquote dir="auto" className="wrap-anywhere">
      {prayer.text}
    </blockquote>
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
      <Aamiin prayer={prayer} donor={donor} />
      <Report id={prayer.id} donor={donor} />
    </div>
  </div>
);

function Aamiin({ prayer, donor }: { prayer: PrayerText; donor: string }) {
  const hydrated = useHydrated();
  const toast = useToast();
  const [now, setNow] = useState<number>();
  const saying = useSend({
    mutationFn: () => api.call("POST /api/donations/prayers/:id/aamiin/", { params: { id: prayer.id } }),
    onSuccess({ aamiin }) {
      keepAamiin(prayer.id);
      setNow(aamiin);
    },
    onError: (error) => toast.error("Belum tercatat.", { detail: sentenceOf(error) }),
  });
  const mine = now !== undefined || (hydrated && saidAamiin(prayer.id));
  const count = now ?? prayer.aamiin;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!mine && !saying.busy) void saying.send();
  }
  return (
    <form
      method="post"
      action={`/doa/${prayer.id}/aamiin`}
      onSubmit={submit}
      className="flex items-center gap-2"
    >
      <button
        type="submit"
        aria-pressed={mine}
        aria-label={`Aamiin untuk doa ${donor}`}
        className="-ml-3 inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-bold text-text-2 aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
      >
        <Icon name={mine ? "doa-fill" : "doa"} size={20} />
        Aamiin
      </button>
      <span className="text-sm text-text-2">{counted(count, mine)}</span>
    </form>
  );
}

function counted(count: number, mine: boolean): string {
  const others = mine ? Math.max(0, count - 1) : count;
  if (mine) return others > 0 ? `Kamu dan ${wholeNumber(others)} orang` : "Kamu mengaminkan";
  return others > 0 ? `${wholeNumber(others)} orang` : "";
}

function Report({ id, donor }: { id: number; donor: string }) {
  const toast = useToast();
  const [sent, setSent] = useState(false);
  const reporting = useSend({
    mutationFn: () => api.call("POST /api/donations/prayers/:id/report/", { params: { id } }),
    onSuccess({ detail }) {
      setSent(true);
      toast.success(detail);
    },
    onError: (error) => toast.error("Laporan belum terkirim.", { detail: sentenceOf(error) }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!reporting.busy) void reporting.send();
  }
  if (sent) return <span className="text-xs text-text-3">Sudah dilaporkan</span>;
  return (
    <details className="relative text-text-3" onKeyDown={closeByEscape} onBlur={closeBehind}>
      <summary
        aria-label={`Tindakan untuk pesan ${donor}`}
        className="grid size-11 cursor-pointer list-none place-items-center [&::-webkit-details-marker]:hidden"
      >
        <Icon name="dots-three-bold" size={24} />
      </summary>
      <form
        method="post"
        action={`/doa/${id}/lapor`}
        onSubmit={submit}
        className="absolute right-0 z-1 rounded-md bg-surface shadow-card"
      >
        <button type="submit" className="min-h-11 px-4 text-sm font-semibold whitespace-nowrap text-text">
          Laporkan pesan ini
        </button>
      </form>
    </details>
  );
}

function closeByEscape({ key, currentTarget: menu }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== "Escape" || !menu.open) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/** Closes the menu when it loses the focus, also after a tap beside it. */
function closeBehind({ currentTarget: menu, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (!menu.contains(relatedTarget)) menu.open = false;
}

const MOST = 500;

function all(): number[] {
  try {
    const list: unknown = JSON.parse(safeStorage().getItem(SAID_AAMIIN) ?? "[]");
    return Array.isArray(list) ? list.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}

/** The donor list is cached for everybody, so the browser remembers its own 'Aamiin'. */
const saidAamiin = (id: number): boolean => all().includes(id);

function keepAamiin(id: number): void {
  try {
    safeStorage().setItem(
      SAID_AAMIIN,
      JSON.stringify([id, ...all().filter((other) => other !== id)].slice(0, MOST)),
    );
  } catch {
    // Only the local mark is lost; the server counts it once anyway.
  }
}
