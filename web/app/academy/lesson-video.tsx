import type { MaterialVideo } from "@barakah/contract";
import { useState } from "react";
import { Note } from "../ui/feedback/note.tsx";
import { Icon } from "../ui/icons/icon.tsx";

interface LessonVideoProps {
  video: MaterialVideo | null;
  title: string;
  onWatched(): void;
}

/** Our own file, an embedded player of a video site, or a note: there is no video yet, or its site is not among those allowed now. */
export function LessonVideo({ video, title, onWatched }: LessonVideoProps) {
  if (!video) {
    return (
      <Note tone="info" icon={<Icon name="play-circle-fill" size={20} />} className="mx-4 mb-4">
        Videonya belum bisa ditonton di sini. Ringkasannya dapat dibaca di bawah ini.
      </Note>
    );
  }
  return (
    <div className="mb-4 aspect-[16/9] bg-shade">
      {video.kind === "file" ? (
        <OwnVideo key={video.url} url={video.url} title={title} onWatched={onWatched} />
      ) : (
        <iframe
          src={video.url}
          title={title}
          loading="lazy"
          allow="fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          className="size-full border-0"
        />
      )}
    </div>
  );
}

function OwnVideo({ url, title, onWatched }: { url: string; title: string; onWatched(): void }) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <p role="alert" className="grid h-full place-items-center p-4 text-center text-sm text-on-shade">
        Video tidak dapat diputar. Periksa sinyalmu, lalu buka lagi materi ini.
      </p>
    );
  }
  return (
    <video
      src={url}
      aria-label={title}
      controls
      playsInline
      preload="metadata"
      onEnded={onWatched}
      onError={() => setFailed(true)}
      className="size-full"
    >
      <track kind="captions" />
    </video>
  );
}
