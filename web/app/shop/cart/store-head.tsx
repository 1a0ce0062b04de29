import { Link } from "react-router";
import { Icon } from "../../ui/icons/icon.tsx";
import { COMMUNITY_STORE, type StoreLines } from "./by-store.ts";

/** The heading above the goods of one store. `text` is a sentence about all of them. */
export const StoreHead = ({ store, text }: { store: StoreLines["store"]; text: string }) => (
  <div className="flex items-center gap-3 bg-surface-2 px-4 py-2.5">
    <Icon name="storefront" size={24} className="flex-none text-primary-text" />
    <div className="min-w-0 flex-1">
      <h2 className="text-base font-bold">
        {store ? <Link to={`/toko/${store.slug}`}>{store.name}</Link> : COMMUNITY_STORE}
      </h2>
      <p className="text-xs text-text-2">{text}</p>
    </div>
  </div>
);
