import { Link } from "react-router";
import { useSiteName } from "../../platform/site-name.ts";
import { SearchBox, type SearchBoxProps } from "../form/search-box.tsx";
import { HeaderActions } from "./header-actions.tsx";

export const BrandHeader = ({ search }: { search?: SearchBoxProps }) => (
  <header className="kawung sticky short:static top-0 z-(--z-header) bg-brand-from text-on-brand">
    <div className="relative flex min-h-(--header-h) items-center gap-2 px-4 py-1.5">
      <Link to="/" className="inline-flex min-h-(--tap) min-w-0 flex-1 items-center gap-2.5">
        <img src="/logo/light.svg" alt="" width={34} height={34} />
        <span className="line-clamp-2 text-[min(1.0625rem,6.2vw)] leading-[1.25] font-extrabold tracking-[.02em] wrap-anywhere">
          {useSiteName()}
        </span>
      </Link>
      <HeaderActions />
    </div>
    {search && (
      <div className="relative px-4 pb-2.5">
        <SearchBox {...search} />
      </div>
    )}
  </header>
);
