import { GOOGLE_BUTTON_HEIGHT } from "@barakah/contract/accounts/google-button-height";
import { useState } from "react";
import { useHydrated } from "../platform/hydrated.ts";
import { Button } from "../ui/form/button.tsx";
import type { GoogleLook } from "./google-client.ts";
import { type GoogleState, GoogleWidget } from "./google-widget.tsx";

interface GoogleButtonProps {
  text: GoogleLook["text"];
  onCredential(token: string): void;
  onFailure(): void;
}

/** The same label as on Google's own button. */
const LABEL = { signin_with: "Login dengan Google", signup_with: "Daftar dengan Google" };

/** Google's button, or a button that retries if Google's script cannot be loaded. */
export function GoogleButton({ text, onCredential, onFailure }: GoogleButtonProps) {
  const [state, setState] = useState<GoogleState>("loading");
  const [round, setRound] = useState(0);
  // Before hydration it is not known whether the visitor is signed in.
  const hydrated = useHydrated();
  if (state === "off") return null;

  function again() {
    setRound(round + 1);
  }
  function answer(credential: string | undefined) {
    again();
    if (credential) onCredential(credential);
    else onFailure();
  }
  function retry() {
    onFailure();
    setState("loading");
    again();
  }
  return (
    <div data-needs-script className="flex flex-col gap-4">
      <p className="flex items-center gap-3 text-xs text-text-3 before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        atau
      </p>
      {state === "failed" && (
        <Button variant="line" block className="font-semibold" onClick={retry}>
          <GoogleMark />
          {LABEL[text]}
        </Button>
      )}
      {state !== "failed" && (
        <div style={{ height: GOOGLE_BUTTON_HEIGHT.large }}>
          {hydrated && (
            <GoogleWidget key={round} text={text} onState={setState} onAnswer={answer} onExpire={again} />
          )}
        </div>
      )}
    </div>
  );
}

/** Google's logo, as its brand rules require. */
const GoogleMark = () => (
  <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M45.1 24.5c0-1.6-.1-2.8-.4-4H24v7.3h12.1c-.2 2-1.6 5-4.5 7l6.9 5.4c4.2-3.9 6.6-9.5 6.6-15.7z"
    />
    <path
      fill="#34A853"
      d="M24 46c5.9 0 10.9-2 14.5-5.3l-6.9-5.4c-1.9 1.3-4.3 2.2-7.6 2.2-5.8 0-10.7-3.9-12.5-9.1l-7.1 5.5C8 41 15.4 46 24 46z"
    />
    <path fill="#FBBC05" d="M11.5 28.4a13.6 13.6 0 0 1 0-8.8l-7.1-5.5a22 22 0 0 0 0 19.8z" />
    <path
      fill="#EA4335"
      d="M24 10.5c4.1 0 6.9 1.8 8.5 3.3l6.2-6C34.9 4.2 29.9 2 24 2 15.4 2 8 7 4.4 14.1l7.1 5.5C13.3 14.4 18.2 10.5 24 10.5z"
    />
  </svg>
);
