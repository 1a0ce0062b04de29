import { GOOGLE_BUTTON_HEIGHT } from "@barakah/contract/accounts/rules";
import { useState } from "react";
import { useHydrated } from "../platform/hydrated.ts";
import { Button } from "../ui/form/button.tsx";
import type { GoogleLook } from "./google-client.ts";
import { GoogleMark } from "./google-mark.tsx";
import { type GoogleState, GoogleWidget } from "./google-widget.tsx";

interface GoogleButtonProps {
  text: GoogleLook["text"];
  onCredential(token: string): void;
  onFailure(): void;
}

const LABEL = { signin_with: "Masuk dengan Google", signup_with: "Mendaftar dengan Google" };

/** 'atau' and Google's button; when Google cannot be reached, a button of ours that says so and tries again. */
export function GoogleButton({ text, onCredential, onFailure }: GoogleButtonProps) {
  const [state, setState] = useState<GoogleState>("loading");
  const [round, setRound] = useState(0);
  // Until then nobody knows whether the visitor is signed in and needs no button.
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
