import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../../platform/api-error.ts";
import { type UploadedVideo, uploadVideo } from "./upload-video.ts";

export interface VideoUpload {
  /** The file that is being sent, or whose upload failed. */
  file: File | undefined;
  /** The progress in percent while the file is being sent. */
  percent: number | undefined;
  problem: string | undefined;
  start(file: File): Promise<void>;
  cancel(): void;
}

interface State {
  file?: File;
  percent?: number;
  problem?: string;
}

/** Uploads one video at a time; aborts when cancelled or unmounted. */
export function useVideoUpload(onDone: (video: UploadedVideo) => void): VideoUpload {
  const [state, setState] = useState<State>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File) {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    const set = (next: State) => !signal.aborted && setState(next);
    set({ file, percent: 0 });
    try {
      const video = await uploadVideo(file, {
        signal,
        onProgress: (part) => set({ file, percent: Math.floor(part * 100) }),
      });
      if (!video || signal.aborted) return;
      set({});
      onDone(video);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      set({ file, problem: error.detail });
    }
  }
  return {
    file: state.file,
    percent: state.percent,
    problem: state.problem,
    start,
    cancel() {
      running.current?.abort();
      setState({});
    },
  };
}
