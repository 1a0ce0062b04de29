import type { Region } from "@barakah/contract";
import { SEARCH_MOST } from "@barakah/contract/platform/search-limits";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { regionsQuery } from "./queries.ts";

interface RegionFieldProps {
  label?: string;
  /** Empty until a district is chosen. */
  place: string;
  error?: string | undefined;
  /** Also a whole province or city. */
  anyLevel?: boolean;
  /** Something is typed or opened, but nothing is chosen yet. */
  onUndecided?(undecided: boolean): void;
  onChoose(code: string, place: string): void;
}

/** Finds a district by name; choosing a city or province lists the districts in it. */
export function RegionField(props: RegionFieldProps) {
  const { label = "Kecamatan", place, error, anyLevel = false, onUndecided, onChoose } = props;
  const [typed, setTypedText] = useState("");
  const [within, setWithin] = useState<{ code: string; name: string }>();
  const [asking, setAsking] = useState(place === "");
  function setTyped(text: string) {
    setTypedText(text);
    onUndecided?.(text.trim() !== "");
  }
  const search = useDebounced(typed.trim());
  const listing = within !== undefined && typed === "";
  const found = useQuery({
    ...regionsQuery(listing ? { within: within.code } : { search }),
    enabled: asking && (listing || search.length > 1),
  });
  if (!asking)
    return (
      <div>
        <p className="text-sm font-semibold">{label}</p>
        <div className="flex items-center justify-between gap-2">
          <p className="text-sm">{place}</p>
          <Button variant="quiet" size="sm" onClick={() => setAsking(true)} label="Ganti" />
        </div>
      </div>
    );

  function choose({ code, name, level, within: parents }: Region) {
    setTyped("");
    if (level !== "district" && !anyLevel) {
      onUndecided?.(true);
      return setWithin({ code, name: [name, parents].filter(Boolean).join(", ") });
    }
    setAsking(false);
    onChoose(code, [name, parents].filter(Boolean).join(", "));
  }
  return (
    <div>
      <TextInput
        label="Kecamatan atau kota"
        type="search"
        name="region"
        autoComplete="off"
        placeholder="Misalnya Lembang"
        maxLength={SEARCH_MOST}
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          const [first] = found.data ?? [];
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (first) choose(first);
        }}
      />
      {listing && <p className="mt-2 text-xs text-text-2">{within.name || "Semua provinsi"}</p>}
      {found.isLoading && <Skeleton className="mt-2 h-24" />}
      {found.isError && (
        <ErrorState
          message="Gagal memuat wilayah"
          error={found.error}
          onRetry={() => found.refetch()}
          retrying={found.isFetching}
        />
      )}
      {found.data && !found.isLoading && (listing || search.length > 1) && (
        <ul
          aria-label="Wilayah yang ditemukan"
          className="mt-1 max-h-64 divide-y divide-border overflow-y-auto"
        >
          {found.data.map((region) => (
            <li key={region.code}>
              <button
                type="button"
                onClick={() => choose(region)}
                className="flex min-h-11 w-full items-center gap-3 py-2 text-left"
              >
                <Icon name="map-pin-fill" size={20} className="text-text-3" />
                <span className="min-w-0 flex-1">
                  <b className="block text-sm text-primary-text">{region.name}</b>
                  <span className="block text-xs text-text-2">{region.within}</span>
                </span>
                {region.level !== "district" && !anyLevel && (
                  <Icon name="caret-right-bold" size={16} className="text-text-3" />
                )}
              </button>
            </li>
          ))}
          {found.data.length === 0 && <li className="py-2 text-sm text-text-2">Tidak ada yang cocok.</li>}
        </ul>
      )}
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3.5"
        onClick={() => {
          setTyped("");
          setWithin({ code: "", name: "" });
        }}
        label="Tidak ketemu? Pilih dari daftar provinsi"
      />
    </div>
  );
}

const REST_MILLISECONDS = 250;

function useDebounced(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
