import { Link } from "react-router";
import { CaretRightBoldIcon } from "../ui/icons/icons.tsx";

/** From the programmes to the calculator: who has wealth asks for it first. */
export function ZakatWay() {
  return (
    <Link
      to="/zakat"
      className="mx-4 mt-2 flex min-h-14 items-center gap-3 rounded-lg bg-surface px-4 py-2.5 shadow-card"
    >
      <span className="min-w-0 flex-1">
        <b className="block leading-[1.3rem]">Hitung zakatmu</b>
        <span className="block text-xs text-text-2">Satu pertanyaan setiap kali, tanpa mengirim angkamu</span>
      </span>
      <CaretRightBoldIcon size={16} className="text-text-3" />
    </Link>
  );
}
