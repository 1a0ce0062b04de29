import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LessonVideo, MaterialIcon } from "../../academy/index.ts";
import { read } from "../../platform/query-client.ts";
import { FieldError } from "../../ui/form/field.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { megabytes } from "./megabytes.ts";

const videoQuery = (id: number) =>
  queryOptions({
    queryKey: ["staff", "material-video", id],
    queryFn: read("GET /api/admin/materials/:id/video/", { params: { id } }),
    // The signed URL expires.
    staleTime: 0,
    gcTime: 0,
  });

interface StoredVideoProps {
  /** The material that is stored with this video; undefined until it is saved. */
  materialId: number | undefined;
  bytes: number | null;
  error?: string;
  onRemove(): void;
}

export function StoredVideo({ materialId, bytes, error, onRemove }: StoredVideoProps) {
  const [playing, setPlaying] = useState(false);
  return (
    <section aria-label="Berkas video" className="rounded-md bg-surface p-3.5">
      <div className="flex flex-wrap items-center gap-3">
        <MaterialIcon type="video" />
        <div className="min-w-[min(8rem,100%)] flex-1">
          <b>Berkas video</b>
          <p className="text-xs text-text-3">
            {[
              bytes !== null && megabytes(bytes),
              materialId === undefined && "Simpan materi untuk memakainya",
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        {materialId !== undefined && !playing && (
          <SmallButton label="Putar" variant="soft" onClick={() => setPlaying(true)} />
        )}
        <SmallButton label="Lepas Video" variant="line" onClick={onRemove} />
      </div>
      {materialId !== undefined && playing && <Player id={materialId} />}
      {error && <FieldError>{error}</FieldError>}
    </section>
  );
}

function Player({ id }: { id: number }) {
  const query = useQuery(videoQuery(id));
  if (!query.data) return null;
  return (
    <div className="mx-auto mt-3 max-w-[480px]">
      <LessonVideo video={query.data.video} title="Berkas video" onWatched={() => undefined} />
    </div>
  );
}
