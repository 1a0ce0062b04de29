import { useEffect, useState } from "react";
import { type Decode, prepareDecoder } from "./decoder.ts";

const RETRY_MS = 5000;

/** Loaded with the page, before any camera is allowed, and tried again until it is there. */
export function useDecoder(): Decode | undefined {
  const [decode, setDecode] = useState<Decode>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const load = () => {
      clearTimeout(timer);
      prepareDecoder().then(
        (prepared) => !over && setDecode(() => prepared),
        () => {
          if (!over) timer = setTimeout(load, RETRY_MS);
        },
      );
    };
    load();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, []);
  return decode;
}
