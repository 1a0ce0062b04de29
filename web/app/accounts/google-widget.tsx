import { useEffect, useEffectEvent, useRef } from "react";
import { api } from "../platform/browser-api.ts";
import { type GoogleLook, loadGoogle } from "./google-client.ts";

/** The nonce is valid once and for ten minutes: ask for a new one before that. */
const NONCE_MS = 9 * 60_000;
const WIDEST = 400;

/** `off`: no Google client id is configured. */
export type GoogleState = "loading" | "ready" | "failed" | "off";

interface GoogleWidgetProps {
  text: GoogleLook["text"];
  onState(state: GoogleState): void;
  /** Google's token; undefined if its window was closed. */
  onAnswer(credential: string | undefined): void;
  onExpire(): void;
}

function lookFor(text: GoogleLook["text"], place: HTMLElement): GoogleLook {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  return {
    type: "standard",
    size: "large",
    text,
    theme: dark ? "filled_black" : "outline",
    logo_alignment: "center",
    width: Math.min(WIDEST, place.clientWidth),
    locale: "id",
  };
}

/** Google's button. Each nonce is valid for one answer. */
export function GoogleWidget({ text, onState, onAnswer, onExpire }: GoogleWidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onState);
  const answer = useEffectEvent(onAnswer);
  const expire = useEffectEvent(onExpire);

  useEffect(() => {
    let wanted = true;
    async function draw(): Promise<GoogleState> {
      const { enabled, script_url, client_id, nonce } = await api.call("GET /api/auth/google/settings/", {});
      if (!enabled) return "off";
      const google = await loadGoogle(script_url);
      if (!wanted || !place.current) return "loading";
      google.initialize({ client_id, nonce, callback: ({ credential }) => answer(credential) });
      google.renderButton(place.current, lookFor(text, place.current));
      return "ready";
    }
    draw()
      .catch((): GoogleState => "failed")
      .then((state) => wanted && tell(state));
    const timer = setTimeout(() => expire(), NONCE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text]);

  // Without this, browsers put a white background under Google's frame in the dark theme.
  return <div ref={place} style={{ colorScheme: "light" }} className="flex justify-center" />;
}
