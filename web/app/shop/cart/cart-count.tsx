import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMember } from "../../platform/session.ts";
import { CartCountContext } from "../../ui/layout/header-actions.tsx";
import { cartQuery, useShoppingNews } from "../member/shopping-queries.ts";

/** Provides the number in the cart to the headers, in all tabs. */
export function CartCountProvider({ children }: { children: ReactNode }) {
  const memberId = useMember()?.id;
  const { data } = useQuery(cartQuery(memberId));
  useShoppingNews(memberId);
  return <CartCountContext value={data?.length ?? 0}>{children}</CartCountContext>;
}
