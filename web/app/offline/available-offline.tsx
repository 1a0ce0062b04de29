import { useEffect, useState } from "react";
import { keptAddressOf } from "../platform/kept-address.ts";
import { Icon, type IconName } from "../ui/icons/icon.tsx";
import { Card } from "../ui/layout/card.tsx";
import { paymentsHere } from "./answer-store.ts";
import { copiedWhen } from "./copied-when.ts";
import { type KeptCourse, keptCourses } from "./course-store.ts";
import { storedProofs } from "./proof-store.ts";
import { waitingPurchases } from "./waiting-purchases.ts";
import { COPIED_AT, PAGES, WAITING_PAGE } from "./which-pages-stay.ts";

const ICONS: [RegExp, IconName][] = [
  [/^\/(?:charity|kampanye|bayar-donasi)/, "hand-heart"],
  [/^\/(?:sinergy|produk)/, "storefront"],
  [/^\/(?:academy|kelas)/, "graduation-cap"],
  [/^\/artikel/, "file-text"],
  [/^\/(?:acara|tiket)/, "ticket"],
  [/^\/$/, "house"],
];
const iconOf = (path: string) => ICONS.find(([pattern]) => pattern.test(path))?.[1] ?? "info";

/** A few: the newest are those that matter now. */
const PAYMENTS = 3;

/** What is available offline: cached pages, payments, waiting proofs and purchases. */
export function AvailableOffline() {
  const [copies, setCopies] = useState<Copy[]>([]);
  const [courses, setCourses] = useState<KeptCourse[]>([]);
  const [waiting, setWaiting] = useState(0);
  const [unsent, setUnsent] = useState(0);
  const [payments, setPayments] = useState<Awaited<ReturnType<typeof paymentsHere>>>([]);
  useEffect(() => {
    if ("caches" in globalThis) void copiesHere().then(setCopies, () => undefined);
    const count = async () => (await storedProofs()).filter(({ state }) => state === "menunggu").length;
    void count().then(setWaiting, () => undefined);
    void waitingPurchases().then(
      (all) => setUnsent(all.filter(({ said }) => said === "").length),
      () => undefined,
    );
    void paymentsHere().then(
      (found) => setPayments(found.slice(0, PAYMENTS)),
      () => undefined,
    );
    void keptCourses().then(setCourses, () => undefined);
  }, []);
  if (copies.length + courses.length + waiting + unsent + payments.length === 0) return null;
  return (
    <section className="px-4">
      <h2 className="mb-2.5 text-lg font-bold">Bisa kamu buka sekarang</h2>
      <Card as="section" className="divide-y divide-border">
        {unsent > 0 && (
          <Row
            to={WAITING_PAGE}
            icon="upload-simple"
            title="Isian menunggu sinyal"
            text="Terkirim sendiri saat sinyal kembali"
          />
        )}
        {payments.map(({ payment, at }) => (
          <Row
            key={payment.page}
            to={keptAddressOf(payment.page) ?? payment.page}
            icon="receipt"
            title={payment.about.title}
            text={`${payment.number} · Salinan ${copiedWhen(at, Date.now())}`}
          />
        ))}
        {copies.map(({ path, title, at }) => (
          <Row
            key={path}
            to={path}
            icon={iconOf(path)}
            title={title}
            text={`Salinan ${copiedWhen(at, Date.now())}`}
          />
        ))}
        {courses.map(({ slug, title, lessons }) => (
          <Row
            key={slug}
            to={`/kelas-tersimpan#${slug}`}
            icon="book-open-text-fill"
            title={title}
            text={`${lessons.length} materi tersimpan di HP ini`}
          />
        ))}
        {waiting > 0 && (
          <Row
            to="/bukti-belum-terkirim"
            icon="upload-simple"
            title={`${waiting} bukti menunggu sinyal`}
            text="Terkirim sendiri saat sinyal kembali"
          />
        )}
      </Card>
    </section>
  );
}

/** A full page load: only documents are cached. */
function Row({ to, icon, title, text }: { to: string; icon: IconName; title: string; text: string }) {
  const tint =
    icon === "upload-simple" ? "bg-accent-soft text-accent-text" : "bg-primary-soft text-on-primary-soft";
  return (
    <a href={to} className="flex min-h-14 items-center gap-3 px-3.5 py-2.5 text-text no-underline">
      <span className={`flex size-10 flex-none items-center justify-center rounded-md ${tint}`}>
        <Icon name={icon} />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block leading-snug">{title}</b>
        <span className="text-xs text-text-2">{text}</span>
      </span>
      <Icon name="caret-right-bold" size={16} className="text-text-2" />
    </a>
  );
}

interface Copy {
  path: string;
  title: string;
  at: string;
}

const MOST = 12;

async function described(cache: Cache, request: Request): Promise<Copy> {
  const response = await cache.match(request);
  const html = (await response?.text()) ?? "";
  const { title } = new DOMParser().parseFromString(html, "text/html");
  const { pathname, search } = new URL(request.url);
  const at = response?.headers.get(COPIED_AT) ?? "";
  return { path: pathname + search, title: title.split(" · ")[0] ?? "", at };
}

/** Cached pages, newest first. */
async function copiesHere(): Promise<Copy[]> {
  const cache = await caches.open(PAGES);
  const requests = (await cache.keys()).toReversed().slice(0, MOST);
  const copies = await Promise.all(requests.map((request) => described(cache, request)));
  return copies.filter(({ title }) => title !== "");
}
