import { useQuery } from "@tanstack/react-query";
import { waitingQuery } from "../../treasury/index.ts";
import { useMay } from "./staff.ts";

/** How many things wait for somebody, by the address of the menu item that leads to them. */
export function useWaiting(): Record<string, number> {
  const { data } = useQuery({ ...waitingQuery, enabled: useMay("administrator", "bendahara") });
  return data ? { "/admin/verifikasi": data.donation + data.order + data.enrolment } : {};
}
