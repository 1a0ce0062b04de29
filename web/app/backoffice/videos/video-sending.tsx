import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { megabytes } from "./megabytes.ts";
import type { VideoUpload } from "./use-video-upload.ts";

/** A video on its way: how far it is, a way to call it off, and another try when it failed. */
export function VideoSending({ upload, file }: { upload: VideoUpload; file: File }) {
  const { percent, problem } = upload;
  return (
    <section aria-label="Mengunggah video" className="rounded-md bg-surface p-3.5">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-[min(10rem,100%)] flex-1">
          <b className="block wrap-anywhere">{file.name}</b>
          <p className="text-xs text-text-3">{megabytes(file.size)}</p>
        </div>
        {problem && (
          <SmallButton variant="soft" onClick={() => upload.start(file)}>
            Coba Lagi
          </SmallButton>
        )}
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
