import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, PrefetchPageLinks, useNavigation } from "react-router";
import { keepAhead } from "../../platform/tell-visited.ts";
import { treasurerQuery } from "../transfer/queries.ts";

/** After everything that the form itself needs. */
const LATER_MS = 1500;

/** The pages that any purchase may open next, with or without a signal. */
const ALWAYS = ["/pembayaran-tersimpan", "/menunggu-sinyal"];

/** What the next pages load when they are used, not when they open. */
const loadParts = () =>
  Promise.all([
    import("../online/begin-payment.ts"),
    import("../../offline/waiting-purchases.ts"),
    import("../../offline/proof-store.ts"),
    import("../../offline/waiting-card.tsx"),
    import("../transfer/transfer-sent.tsx"),
    import("../kept/kept-view.tsx"),
    import("../page/our-account.tsx"),
    import("../page/qris-code.tsx"),
    import("../page/without-signal.tsx"),
    import("../waiting/transfer-first.tsx"),
  ]);

const NO_OTHERS: readonly string[] = [];

/**
 * Fetches what the next steps of a payment need while its form is filled in: the pages' code and whom to write to. If the signal
 * drops then, the form still leads to a page that can be paid from. Accounts and methods are in the form already.
 */
export function NextPages({ pages = NO_OTHERS }: { pages?: readonly string[] }) {
  const [ready, setReady] = useState(false);
  const client = useQueryClient();
  // Renders again once React Router has learnt these routes.
  useNavigation();
  useEffect(() => {
    const timer = setTimeout(() => {
      setReady(true);
      void loadParts().catch(() => undefined);
      void client.prefetchQuery(treasurerQuery());
      for (const page of pages) keepAhead(page);
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, [client, pages]);
  if (!ready) return null;
  return [...pages, ...ALWAYS].map((page) => (
    <span key={page} hidden>
      <Link to={page} discover="render" tabIndex={-1} />
      <PrefetchPageLinks page={page} />
    </span>
  ));
}
