import { loadProblem } from "../../platform/api-error.ts";
import art from "../art/i-galat.svg";
import { Button } from "../form/button.tsx";
import { ArrowClockwiseBoldIcon } from "../icons/icons.tsx";
import { StateScreen } from "./state-screen.tsx";

interface ErrorStateProps {
  /** The spec's sentence. */
  message: string;
  lang?: "en";
  /** What the query failed with: it tells whose fault it was. */
  error: unknown;
  level?: "h1" | "h2" | "h3" | "p";
  onRetry(): void;
  retrying: boolean;
}

/** Something could not be loaded; 'Coba Lagi' asks for it again. */
export function ErrorState({ message, lang, error, level = "p", onRetry, retrying }: ErrorStateProps) {
  return (
    <StateScreen
      art={art}
      compact
      role="alert"
      heading={message}
      headingLang={lang}
      level={level}
      text={retrying ? "Sedang dicoba lagi…" : loadProblem(error)}
    >
      <Button variant="soft" onClick={onRetry} busy={retrying}>
        <ArrowClockwiseBoldIcon size={18} />
        Coba Lagi
      </Button>
    </StateScreen>
  );
}
