import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../../platform/api-error.ts";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { openWaitingTab } from "./waiting-tab.ts";

/** A transfer on its way to the treasurer. */
export interface Parcel {
  /** Gives it to the server. Called again after a failure, so it must carry the same key each time. */
  deliver(): Promise<unknown>;
  /** The chat that opens once it is there. */
  chat(): Promise<string>;
  /** The form can be forgotten. */
  onDelivered(): void;
  onRefused(error: ApiError): void;
  thanks: string;
  leadTo: string;
}

export interface SendingMessages {
  /** The server said no. */
  refused: string;
  /** No answer came, or none that we understand. */
  failed: string;
}

export interface Problem {
  text: string;
  /** The server's own sentence, where it says more. */
  detail?: string;
  /** The same form may well get through on another try. */
  passing: boolean;
}

/** The key was used before, with other contents: an earlier try did arrive, only its answer did not. */
const arrivedBefore = (error: unknown) => error instanceof ApiError && error.code === "idempotency_conflict";

function problemOf(error: unknown, { refused, failed }: SendingMessages): Problem {
  if (!(error instanceof ApiError)) return { text: failed, passing: true };
  if (error.status === 0) return { text: failed, detail: error.detail, passing: true };
  return { text: refused, detail: error.detail, passing: error.status >= 500 };
}

/** Sends one parcel at a time and opens the chat in a new tab; `chat` is set when the browser refused that tab. */
export function useTransferSending(messages: SendingMessages) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [chat, setChat] = useState<string>();
  const underWay = useRef(false);
  const navigate = useNavigate();
  const toast = useToast();

  async function travel(parcel: Parcel) {
    const tab = openWaitingTab();
    try {
      const address = await parcel.chat();
      await parcel.deliver().catch((error) => {
        if (!arrivedBefore(error)) throw error;
      });
      parcel.onDelivered();
      if (!tab.opened) return setChat(address);
      tab.goTo(address);
      toast.success(parcel.thanks, {
        action: { label: "Buka WhatsApp", onPress: () => window.open(address, "_blank", "noopener") },
      });
      navigate(parcel.leadTo, { replace: true });
    } catch (error) {
      tab.close();
      const found = problemOf(error, messages);
      setProblem(found);
      toast.error(found.text);
      if (error instanceof ApiError) parcel.onRefused(error);
    }
  }

  async function send(parcel: Parcel) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(undefined);
    await travel(parcel);
    underWay.current = false;
    setBusy(false);
  }
  return { busy, problem, chat, send };
}
