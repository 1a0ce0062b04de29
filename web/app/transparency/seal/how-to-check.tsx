import type { Seal } from "@barakah/contract";
import { Icon } from "../../ui/icons/icon.tsx";
import { Card } from "../../ui/layout/card.tsx";

export function HowToCheck({ seal }: { seal: Seal | undefined }) {
  if (!seal) return null;
  const command = `printf '${seal.day}\\n${seal.postings}\\n${seal.root}\\n${seal.previous}\\n' | sha256sum`;
  return (
    <Card className="mx-4 mt-4 px-4">
      <details className="group py-1">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 text-sm font-bold text-primary-text">
          Periksa sendiri
          <Icon name="caret-down-bold" size={16} className="transition-transform group-open:rotate-180" />
        </summary>
        <ol className="grid list-decimal gap-2 pb-3 pl-5 text-sm text-text-2">
          <li>Simpan satu segel hari ini: catat, cetak, atau potret layarnya.</li>
          <li>Kapan pun nanti, buka halaman ini lagi. Segel hari itu harus tetap sama huruf demi huruf.</li>
          <li>
            Segel itu sendiri dapat dihitung ulang di komputer mana pun: SHA-256 dari hari, jumlah catatan,
            akar Merkle, dan segel sebelumnya, masing-masing satu baris.
            <code className="mt-2 block rounded-md bg-surface-2 p-2.5 font-[family-name:var(--font-mono)] text-xs leading-5 text-text wrap-anywhere">
              {command}
            </code>
          </li>
          <li>
            Tanda terima membuktikan bahwa catatanmu ikut disegel: halaman bukti menghitung jalannya sampai ke
            akar hari itu.
          </li>
        </ol>
        <p className="pb-3 text-sm">
          <a href="/api/seals/" className="font-bold text-primary-text underline">
            Semua segel sebagai data (JSON)
          </a>
        </p>
      </details>
    </Card>
  );
}
