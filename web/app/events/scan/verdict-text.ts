import { rupiah, timeOfDay } from "../../platform/format.ts";
import type { IconName } from "../../ui/icons/icon.tsx";
import { spaced } from "../ticket-code.ts";
import type { Mode } from "./judge-ticket.ts";
import type { Shown } from "./use-scanner.ts";

export type Tone = "green" | "gold" | "red" | "blue";

type VerdictText = [tone: Tone, icon: IconName, word: string, text: string];

const AGAIN = {
  enter: "Sudah masuk",
  exit: "Sudah keluar",
  handout: "Sudah diserahkan",
  session: "Sudah dicatat",
};

export function verdictTextOf(shown: Shown, { kind, title }: Mode): VerdictText {
  switch (shown.is) {
    case "valid": {
      const text = [shown.ticket.type, ...shown.ticket.extras].join(" · ");
      if (kind === "handout") return ["blue", "handshake-fill", `Serahkan ${title}`, text];
      if (kind === "exit")
        return ["green", "check-circle-fill", "Keluar dicatat", "Boleh masuk lagi dengan tiket yang sama."];
      return ["green", "check-circle-fill", kind === "enter" ? "Silakan masuk" : `Hadir: ${title}`, text];
    }
    case "again": {
      const text = `Dipindai ${shown.by}. Tanyakan namanya, lalu putuskan.`;
      return ["gold", "clock-countdown-fill", `${AGAIN[kind]} ${timeOfDay(shown.at)}`, text];
    }
    case "outside":
      return ["gold", "info-fill", "Belum tercatat masuk", "Tiket ini tidak sedang di dalam."];
    case "unpaid": {
      const text = `${shown.ticket.type}, tagihannya ${rupiah(shown.ticket.due)}.`;
      return ["gold", "wallet", "Belum dibayar", text];
    }
    case "unlisted": {
      const text = `Tiketnya asli (${spaced(shown.code)}), tetapi lebih baru dari daftar di HP ini. Tanyakan namanya, lalu putuskan.`;
      return ["gold", "info-fill", "Belum ada di daftar", text];
    }
    case "void":
      return ["red", "x-circle-fill", "Dibatalkan", "Tiket ini sudah tidak berlaku."];
    case "other-event":
      return ["red", "x-circle-fill", "Acara lain", `Ini tiket untuk ${shown.title}.`];
    case "forged": {
      const text =
        "Kode QR ini bukan buatan kami. Minta pembawanya membuka tiket dari tautannya, atau ketik kode tiketnya.";
      return ["red", "warning-fill", "Bukan tiket kami", text];
    }
    case "unknown": {
      const text = `Kode ${spaced(shown.code)} tidak ada di daftar. Periksa hurufnya.`;
      return ["red", "x-circle-fill", "Tidak dikenal", text];
    }
  }
}
