import { useQuery } from "@tanstack/react-query";
import { profileQuery } from "../accounts/index.ts";
import { useMember } from "../platform/session.ts";

/** The member's full name, or the username where there is none. */
export function usePayerName(memberId: number | undefined): string {
  const member = useMember();
  const profile = useQuery({ ...profileQuery(memberId ?? 0), enabled: memberId !== undefined });
  return profile.data?.name_full || member?.username || "Anggota";
}
