import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { shoppingKey } from "./shopping-queries.ts";

const NAME = "barakah-belanja";
/** One change after the other: of several, the message that stays is the last one's. */
export const ONE_BY_ONE = { id: NAME };

let channel: BroadcastChannel | undefined;

function ours(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== "undefined") channel ??= new BroadcastChannel(NAME);
  return channel;
}

/** Tells the other tabs that a cart, a wish list or an order has changed. */
export function tellOtherTabs(memberId: number): void {
  ours()?.postMessage(memberId);
}

/** Reads again what another tab has changed. */
export function useShoppingNews(memberId: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    const heard = ours();
    if (!heard || memberId === undefined) return;
    function listen({ data }: MessageEvent) {
      if (data === memberId) void client.invalidateQueries({ queryKey: shoppingKey(memberId) });
    }
    heard.addEventListener("message", listen);
    return () => heard.removeEventListener("message", listen);
  }, [client, memberId]);
}
