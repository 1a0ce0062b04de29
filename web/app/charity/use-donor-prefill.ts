import { useQuery } from "@tanstack/react-query";
import { profileQuery } from "../accounts/index.ts";
import { useMember } from "../platform/session.ts";
import type { GiftValues } from "./gift.ts";

export type DonorPrefill = Pick<GiftValues, "fullName" | "email">;

/** What is known of a member who gives; nothing for guests, and nothing before the profile is there. */
export function useDonorPrefill(): DonorPrefill | undefined {
  const member = useMember();
  const { data } = useQuery({ ...profileQuery(member?.id ?? 0), enabled: member !== undefined });
  if (!member || !data) return undefined;
  return { fullName: data.name_full ?? "", email: data.email };
}
