import { Note } from "../../ui/note.tsx";

/** Shown once: the server keeps only what it needs to know them again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Note tone="gold" className="mb-4">
      <p className="font-bold">Simpan kode pemulihan ini sekarang. Kode tidak ditunjukkan lagi.</p>
      <p>Masing-masing dapat dipakai sekali bila ponselmu hilang.</p>
      <ul className="mt-2 grid grid-cols-2 gap-1 font-mono text-base">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Note>
  );
}
