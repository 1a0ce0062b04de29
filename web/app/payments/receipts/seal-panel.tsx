import type { ReceiptSeal } from "@barakah/contract";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { wholeNumber } from "../../platform/format.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Panel } from "../form/panel.tsx";
import { dayOf } from "../page/moment.ts";

const written = (day: string) => dayOf(`${day}T00:00:00+07:00`);

export const SealPanel = ({ seal }: { seal: ReceiptSeal | null }) => (
  <Panel title="Segel buku">
    {seal ? (
      <Sealed seal={seal} />
    ) : (
      <p className="text-sm text-pretty text-text-2">
        Segel menyusul malam ini. Setiap malam buku hari itu disegel, dan sejak itu setiap perubahan akan
        terlihat.
      </p>
    )}
    <Disclosure summary="Apa itu segel buku?">
      Setiap malam semua catatan hari itu diringkas menjadi satu deret huruf. Bila satu catatan lama diubah,
      deretnya ikut berubah dan semua orang bisa melihatnya.{" "}
      <Link to="/transparansi/segel" className="font-semibold text-primary-text underline underline-offset-3">
        Lihat semua segel
      </Link>
    </Disclosure>
  </Panel>
);

function Sealed({ seal }: { seal: ReceiptSeal }) {
  const { day, postings, steps, hash, last } = seal;
  return (
    <>
      <ul>
        <Found good title="Catatan ditemukan">
          Satu dari {wholeNumber(postings)} catatan pada {written(day)}
        </Found>
        <Found
          good={seal.holds}
          title={seal.holds ? "Jalur ke segel hari itu cocok" : "Jalur ke segel hari itu tidak cocok"}
        >
          {seal.holds
            ? `${steps} langkah, dihitung ulang baru saja`
            : "Buku berubah sesudah disegel. Tanyakan kepada kami."}
        </Found>
        {/* After the newest seal there is no other to compare. */}
        {(last !== day || !seal.unbroken) && (
          <Found
            good={seal.unbroken}
            title={seal.unbroken ? "Segel tersambung ke hari-hari berikutnya" : "Rantai segel terputus"}
          >
            {seal.unbroken ? `Rantai utuh sampai ${written(last)}` : "Tanyakan kepada kami."}
          </Found>
        )}
      </ul>
      <p className="mt-2 rounded-md bg-surface-2 p-3 font-mono text-xs leading-[1.2rem] wrap-anywhere">
        {hash.replace(/(.{8})(?!$)/g, "$1 ")}
      </p>
    </>
  );
}

const Found = ({ good, title, children }: { good: boolean; title: string; children: ReactNode }) => (
  <li className="flex gap-3 py-2.5">
    {good ? (
      <Icon name="check-circle-fill" size={20} className="mt-0.5 text-primary-text" />
    ) : (
      <Icon name="x-circle-fill" size={20} className="mt-0.5 text-danger" />
    )}
    <span className="min-w-0 flex-1 text-sm">
      <b className="block">{title}</b>
      <span className="text-text-2">{children}</span>
    </span>
  </li>
);
