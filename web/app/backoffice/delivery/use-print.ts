import { useState } from "react";
import { staffFile } from "../../platform/staff-file.ts";
import { useToast } from "../../ui/toast/toasts.tsx";

/** Opens a PDF of these orders in a tab of its own, from where it is printed. */
export function usePrint() {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  async function print(what: "labels" | "packing-list", numbers: string[]) {
    if (numbers.length === 0) return;
    setBusy(true);
    try {
      const query = new URLSearchParams({ orders: numbers.join(",") });
      const file = URL.createObjectURL(await staffFile(`/api/admin/parcels/${what}/?${query}`));
      window.open(file, "_blank");
    } catch {
      toast.error("PDF belum dapat dibuat. Coba lagi.");
    } finally {
      setBusy(false);
    }
  }
  return { print, busy };
}
