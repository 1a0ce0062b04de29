import type { StaffMaterial } from "@barakah/contract";
import { VIDEO_TYPES } from "@barakah/contract/academy/materials";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { read, readQuery } from "../../../platform/query-client.ts";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { FieldError } from "../../../ui/form/field.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { SmallButton } from "../../../ui/staff/small-button.tsx";
import { UploadButton } from "../../../ui/staff/upload-button.tsx";
import { LessonVideo, MaterialIcon } from "../../index.ts";
import { megabytes } from "./megabytes.ts";
import type { VideoUpload } from "./use-video-upload.ts";

const rulesQuery = () => readQuery(["staff", "video-rules"], "GET /api/admin/videos/rules/", {});

type Video = Pick<StaffMaterial, "video_key" | "video_url" | "video_bytes">;

interface VideoFieldsProps {
  /** The stored material, whose video can be played. */
  material: StaffMaterial | undefined;
  form: {
    values: Video;
    change(to: Partial<Video>): void;
    errorOf(field: string): string | undefined;
  };
  upload: VideoUpload;
}

/** An uploaded video or the URL of an external one. */
export function VideoFields({ material, form, upload }: VideoFieldsProps) {
  const { values: draft, change, errorOf } = form;
  const rules = useQuery(rulesQuery());
  if (upload.file) return <VideoSending upload={upload} file={upload.file} />;
  if (draft.video_key) {
    return (
      <StoredVideo
        materialId={material?.video_key === draft.video_key ? material.id : undefined}
        bytes={draft.video_bytes}
        error={errorOf("video_key")}
        onRemove={() => change({ video_key: null, video_bytes: null })}
      />
    );
  }
  const sites = rules.data?.sites ?? [];
  return (
    <div className="bo-fields two">
      <Upload upload={upload} mostBytes={rules.data?.most_bytes} />
      {(sites.length > 0 || draft.video_url) && (
        <TextInput
          label="Atau alamat video"
          type="url"
          placeholder="https://"
          value={draft.video_url ?? ""}
          hint={sites.length > 0 ? `Dari ${sites.join(" atau ")}` : undefined}
          error={errorOf("video_url")}
          onChange={({ target }) => change({ video_url: target.value || null })}
        />
      )}
    </div>
  );
}

const Upload = ({ upload, mostBytes }: { upload: VideoUpload; mostBytes: number | undefined }) => (
  <div className="flex flex-col gap-1.5">
    <p className="text-sm font-semibold">Berkas video</p>
    <UploadButton label="Unggah video" accept={VIDEO_TYPES.join(",")} onChoose={upload.start} />
    <p className="text-xs text-text-3">
      MP4 atau WebM{mostBytes !== undefined && `, paling besar ${megabytes(mostBytes)}`}.
    </p>
  </div>
);

function VideoSending({ upload, file }: { upload: VideoUpload; file: File }) {
  const { percent, problem } = upload;
  return (
    <section aria-label="Mengunggah video" className="rounded-md bg-surface p-3.5">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-[min(10rem,100%)] flex-1">
          <b className="block wrap-anywhere">{file.name}</b>
          <p className="text-xs text-text-3">{megabytes(file.size)}</p>
        </div>
        {problem && <SmallButton label="Coba Lagi" variant="soft" onClick={() => upload.start(file)} />}
        <SmallButton variant="line" onClick={upload.cancel}>
          {problem ? "Pilih yang Lain" : "Batalkan"}
        </SmallButton>
      </div>
      {percent !== undefined && (
        <>
          <ProgressBar percent={percent} label="Video terkirim" size="lg" className="mt-3" />
          <p className="mt-1.5 text-xs text-text-2">
            {percent < 100 ? `${percent}% terkirim` : "Memeriksa dan menyimpan..."}
          </p>
        </>
      )}
      <div role="alert" className="mt-1.5 empty:hidden">
        {problem && <FieldError>{problem}</FieldError>}
      </div>
    </section>
  );
}

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

function StoredVideo({ materialId, bytes, error, onRemove }: StoredVideoProps) {
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
