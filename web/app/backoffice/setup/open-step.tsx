import type { Setup } from "@barakah/contract";
import type { SetupStep } from "@barakah/contract/backoffice/setup-steps";
import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, useEffect, useRef } from "react";
import { api } from "../../platform/browser-api.ts";
import { putCached } from "../../platform/query-client.ts";
import { Button } from "../../ui/form/button.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { CampaignStep, GiftStep, QrisStep } from "./opening-steps.tsx";
import { SecondStep, TwoStepStep } from "./people-steps.tsx";
import { AccountsStep, CommunityStep, WhatsAppStep } from "./plain-steps.tsx";
import { setupQuery } from "./queries.ts";
import { OpenCard } from "./step-head.tsx";
import { MailStep, PaymentStep } from "./trial-steps.tsx";

export interface StepProps {
  setup: Setup;
}

const BODY: Record<SetupStep, ComponentType<StepProps>> = {
  community: CommunityStep,
  accounts: AccountsStep,
  second: SecondStep,
  two_step: TwoStepStep,
  whatsapp: WhatsAppStep,
  mail: MailStep,
  qris: QrisStep,
  payment: PaymentStep,
  campaign: CampaignStep,
  gift: GiftStep,
};

interface OpenStepProps extends StepProps {
  step: SetupStep;
  place: number;
  /** Focuses the step after the user moved to it. */
  takesFocus: boolean;
  onBack: (() => void) | undefined;
  /** With the step to open next, where this one stays open. */
  onClosed(next?: SetupStep): void;
}

const openAfter = ({ steps }: Setup, place = -1) =>
  steps.slice(place + 1).find(({ state }) => state === "open")?.step;

export function OpenStep({ setup, step, place, takesFocus, onBack, onClosed }: OpenStepProps) {
  const client = useQueryClient();
  const close = useSend({
    mutationFn: (skip: boolean) =>
      api.call("POST /api/admin/setup/steps/:step/", { params: { step }, body: { skip } }),
    async onSuccess(answer) {
      await putCached(client, setupQuery.queryKey, answer);
      onClosed(openAfter(answer));
    },
  });
  const done = setup.steps[place]?.state === "done";
  // Another person has to agree: meanwhile the next step can begin.
  const waits = step === "accounts" && !done && setup.accounts_wait !== null;
  const Body = BODY[step];
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  return (
    <OpenCard
      ref={card}
      tabIndex={-1}
      aria-labelledby={`langkah-${step}`}
      foot={
        <>
          {onBack && <Button variant="line" onClick={onBack} label="Kembali" />}
          {!done && (
            <Button variant="quiet" onClick={() => close.send(true)} disabled={close.busy}>
              Lewati, atur nanti
            </Button>
          )}
          <Button
            className="ml-auto"
            busy={close.busy}
            onClick={() => (done || waits ? onClosed(openAfter(setup, place)) : close.send(false))}
          >
            Lanjut
            <Icon name="caret-right-bold" size={18} />
          </Button>
        </>
      }
    >
      <p className="text-text-2">
        Langkah {place + 1} dari {setup.steps.length}
      </p>
      <Body setup={setup} />
    </OpenCard>
  );
}
