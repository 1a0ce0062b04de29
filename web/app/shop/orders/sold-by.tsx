import type { Order } from "@barakah/contract";
import { Link } from "react-router";

export const SoldBy = ({ order: { store, digital, fetched } }: { order: Order }) =>
  store && (
    <p className="text-xs text-text-2">
      Dijual {digital || fetched ? "oleh" : "dan dikirim"}{" "}
      {store.slug ? (
        <Link to={`/toko/${store.slug}`} className="font-semibold text-primary-text underline">
          {store.name}
        </Link>
      ) : (
        store.name
      )}
    </p>
  );
