import { loadProblem } from "../../platform/api-error.ts";
import art from "../art/i-galat.svg";
import { Button } from "../form/button.tsx";
import { Icon } from "../icons/icon.tsx";
import { StateScreen } from "./state-screen.tsx";

interface ErrorStateProps {
  message: string;
  lang?: "en";
  error: unknown;
  level?: "h1" | "h2" | "h3" | "p";
  /** Without the reason, where a list below gives it. */
  brief?: boolean;
  onRetry(): void;
  retrying: boolean;
}

export function ErrorState(props: ErrorStateProps) {
  const { message, lang, error, level = "p", brief = false, onRetry, retrying } = props;
  const why = brief ? undefined : loadProblem(error);
  return (
    <StateScreen
      art={brief ? undefined : art}
      compact
      role="alert"
      heading={message}
      headingLang={lang}
      level={level}
      text={retrying ? "Sedang dicoba lagi…" : why}
    >
      <Button variant="soft" onClick={onRetry} busy={retrying}>
        <Icon name="arrow-clockwise-bold" size={18} />
        Coba Lagi
      </Button>
    </StateScreen>
  );
}
